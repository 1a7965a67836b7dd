import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = '/boot.js';

/**
 * Gives `public/boot.js` a digest in the name by which built pages ask for it, so that a page always runs the one that it was built
 * with, however long caches keep either. It stays a plain script, which runs before the first paint.
 * @param root the folder of the vite configuration
 */
export function bootByDigest(root: string): Plugin {
  let fileName = '';
  return {
    name: 'folio:boot-by-digest',
    apply: 'build',
    buildStart() {
      const source = readFileSync(path.join(root, 'public', NAME));
      fileName = `assets/boot-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: (html) => html.replace(`src="${NAME}"`, `src="/${fileName}"`),
  };
}
