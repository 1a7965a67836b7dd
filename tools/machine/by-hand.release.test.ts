import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { afterAll, expect, it } from 'vitest';
import { findBrowser } from '../lib/browser.ts';
import { currentBuild } from '../lib/builds.ts';
import { argumentsByHand } from '../lib/by-hand.ts';
import { BY_HAND, writeConfigByHand } from '../lib/emulator-config.ts';
import { findEmulatorParts } from '../lib/emulator-parts.ts';
import { freePorts } from '../lib/ports.ts';
import { ROOT } from '../lib/prepare.mjs';
import { descendantsOf, killAll } from '../lib/processes.ts';

/** Stands in for the one that the build writes, on free ports: other copies of Folio may run here. */
const CONFIG = `.firebase.by-hand-${process.pid}.json`;
const STARTED_WITHIN_MS = 240_000;
const end: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const one of end.reverse()) await one();
});

/** Starts the emulators as a developer does, from the project's folder. */
async function startByHand(): Promise<void> {
  const cli = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  // Our configuration in the place of the build's.
  const args = argumentsByHand().map((word) => (word === BY_HAND ? CONFIG : word));
  expect(args).toContain(CONFIG);
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...findEmulatorParts().env,
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      YOUTUBE_API_KEY: '',
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
  end.push(async () => {
    const family = descendantsOf(child);
    child.kill('SIGINT');
    await Promise.race([new Promise((gone) => child.once('exit', gone)), after(30_000, undefined, { ref: false })]);
    await killAll(family);
  });
  const giveUp = Date.now() + STARTED_WITHIN_MS;
  while (!said.includes('All emulators ready!')) {
    if (child.exitCode !== null || Date.now() > giveUp) throw new Error(`It did not start:\n${said}`);
    await after(200);
  }
}

it('the README’s command serves the whole product: a student signs in, and sees the library', async () => {
  const build = await currentBuild();
  const ports = await freePorts();
  writeConfigByHand({ ports, ...build }, CONFIG);
  end.push(async () => rmSync(join(ROOT, CONFIG), { force: true }));
  await startByHand();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
  });
  end.push(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${ports.hosting}/`);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('demo@folio.example');
  await dialog.getByLabel('Password').fill('study-with-proof');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Welcome to Folio' }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Ask Questions' }).first().waitFor({ timeout: 60_000 });
}, 600_000);
