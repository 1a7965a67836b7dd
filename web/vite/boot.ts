import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** How the pages ask for it as they are written. */
const TAG = '<script src="/boot.js"></script>';

/**
 * `public/boot.js` as built pages have it within them, and how the content security policy names it: it may run, and no other script
 * that stands in a page.
 * @param root the folder of the vite configuration
 */
export function bootWithin(root: string): { script: string; source: string } {
  const written = readFileSync(path.join(root, 'public/boot.js'), 'utf8');
  const script = transformSync(written, { minify: true, target: 'es2022' }).code.trim();
  if (script.includes('</')) throw new Error('public/boot.js holds "</", which would end it within a page.');
  return { script, source: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
}

/**
 * Puts `public/boot.js` into built pages: what it asks for is asked for one way to and fro sooner than from a file of its own. It runs
 * before the first paint, ahead of the style sheet, which it would else wait for.
 * @param root the folder of the vite configuration
 * @throws where the policy that Hosting sends does not let it run
 */
export function bootInPages(root: string): Plugin {
  return {
    name: 'folio:boot-in-pages',
    apply: 'build',
    transformIndexHtml(html) {
      const { script, source } = bootWithin(root);
      if (!readFileSync(path.join(root, '../firebase.json'), 'utf8').includes(source))
        throw new Error(`public/boot.js has changed: firebase.json's script-src must name it as ${source}.`);
      return html.replace(TAG, () => `<script>${script}</script>`);
    },
  };
}
