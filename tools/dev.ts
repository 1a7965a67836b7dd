/**
 * `npm run dev`: Vite with hot reload for the site, the functions rebuilt on save, both against emulators with the student's
 * data, as `npm start` has it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { context, stop as stopEsbuild } from 'esbuild';
import { bundleOptions, copyPdfjs, copyWordnet, writePackage } from './lib/build-functions.ts';
import { startEmulators } from './lib/emulators.ts';
import { freePorts } from './lib/ports.ts';
import { ROOT } from './lib/prepare.mjs';
import { bold, step } from './lib/say.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { openStudentData } from './lib/student-data.ts';

/** The functions emulator reloads what changes here; in a folder whose path has a dot, such as the cache, it would not look. */
const FUNCTIONS = join(ROOT, 'functions', 'dist');
const WEB = join(ROOT, 'web');

await runUntilStopped(async (stopped) => {
  const data = openStudentData();
  try {
    const bundler = await step('Building the functions', startBundling);
    // Hosting serves Vite's page for nothing here: the browser talks to Vite, and Vite to Hosting for the calls alone.
    const suite = await step('Starting the emulators', async () =>
      startEmulators({
        keys: true,
        build: { functionsDir: FUNCTIONS, webDir: join(WEB, 'public') },
        ports: await freePorts(),
        signal: stopped,
        ...data,
      }),
    );
    data.cameUp(suite.url);
    const vite = await startVite(suite.url);
    const [address] = vite.resolvedUrls?.local ?? [];
    console.log(`\n${bold('Folio for developers:')} ${bold(address ?? '')}\nThe emulators write to ${suite.log}\n`);
    await Promise.race([suite.ended, new Promise((resolve) => stopped.addEventListener('abort', resolve))]);
    await Promise.all([vite.close(), bundler.dispose().then(stopEsbuild), suite.stop()]);
  } finally {
    data.close();
  }
});

async function startBundling() {
  rmSync(FUNCTIONS, { recursive: true, force: true });
  await copyPdfjs(join(FUNCTIONS, 'pdfjs'));
  copyWordnet(FUNCTIONS);
  writePackage(FUNCTIONS);
  const bundler = await context(bundleOptions(FUNCTIONS));
  await bundler.rebuild();
  await bundler.watch();
  return bundler;
}

async function startVite(hostingUrl: string) {
  // vite.config.ts takes the address from here.
  process.env.FOLIO_HOSTING_URL = hostingUrl;
  const { createServer } = await import('vite');
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    server: { host: '127.0.0.1' },
  });
  return server.listen();
}
