import { join } from 'node:path';
import type { ConfigPluginContext, Plugin, ResolvedConfig } from 'vite';
import { expect, it } from 'vitest';
import { askAhead } from '../../web/vite/ahead.ts';
import { ROOT } from './prepare.mjs';

const PAGE = '<head><meta name="viewport" content="width=device-width" /></head>';

/** The page as a build with these settings, and these files, has it. */
function built(env: Record<string, string>, bundle: object = {}): string {
  const { configResolved, transformIndexHtml } = askAhead(join(ROOT, 'web')) as Plugin;
  // Vite gives them more than they use.
  (configResolved as (this: ConfigPluginContext, config: ResolvedConfig) => void).call({} as never, { env } as never);
  const { handler } = transformIndexHtml as { handler: (html: string, context: object) => string };
  return handler(PAGE, { bundle, path: '/app.html' });
}

it('a page says that calls prove where they come from where App Check is built in, so that none is asked for ahead', () => {
  expect(built({ VITE_APP_CHECK_SITE_KEY: 'key' })).toMatch(/name="folio:ahead" content="[^"]*" data-app-check \/>/);
  expect(built({})).toMatch(/name="folio:ahead" content="[^"]*" \/>/);
});

it('asks for a screen that has no file of its own, because others stand in it', () => {
  const main = { type: 'chunk', fileName: 'assets/main-1.js', imports: [], facadeModuleId: null };
  const html = built({}, { 'assets/main-1.js': { ...main, moduleIds: [join(ROOT, 'web/src/main.tsx')] } });
  expect(html).toContain('[&quot;/&quot;,&quot;main-1&quot;]');
});
