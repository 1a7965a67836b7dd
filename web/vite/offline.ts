import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { pdfWorkerAddress } from '../src/lib/pdf-worker-address.ts';

/** Files without a digest in their names that pages ask for. */
const PUBLIC = ['app.html', 'favicon.svg', 'manifest.webmanifest'];

/** The two faces in the letters that the site itself is written in; others are fetched when met. */
const FACES = /-latin-wght-(normal|italic)-.*\.woff2$/;

/** What needs a connection to be of any use: making a PDF of photos, large uploads, App Check. */
const NEEDS_CONNECTION = /node_modules[\\/](?:@?pdf-lib|@?firebase[\\/](?:storage|app-check))[\\/]/;

const isKept = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === 'chunk'
    ? !file.moduleIds.some((id) => NEEDS_CONNECTION.test(id))
    : /\.(css|js)$/.test(file.fileName) || FACES.test(file.fileName);

interface Kept {
  url: string;
  /** Null where the name has a digest in it. */
  revision: string | null;
}

/** What draws the pages of a book; its address names its version. */
function readsBooks(root: string): Kept {
  const { version } = JSON.parse(readFileSync(path.join(root, '../node_modules/pdfjs-dist/package.json'), 'utf8'));
  return { url: pdfWorkerAddress(version), revision: null };
}

/**
 * Writes `sw.js`, the service worker of `src/worker/worker.ts` with the list of files that open the screens without a connection.
 * @param root the folder of the vite configuration
 */
export function worksOffline(root: string): Plugin {
  return {
    name: 'folio:works-offline',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const revised = PUBLIC.map((name): Kept => {
        const revision = createHash('sha256')
          .update(readFileSync(path.join(dir, name)))
          .digest('hex')
          .slice(0, 16);
        return { url: `/${name}`, revision };
      });
      const hashed = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/') && isKept(file))
        .map(({ fileName }): Kept => ({ url: `/${fileName}`, revision: null }));
      const made = await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: { KEPT_FILES: JSON.stringify([...revised, ...hashed, readsBooks(root)]) },
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input: path.join(root, 'src/worker/worker.ts'), output: { format: 'iife' } },
        },
      });
      const [worker] = 'output' in made ? made.output : [];
      if (worker?.type !== 'chunk') throw new Error('The service worker could not be built.');
      writeFileSync(path.join(dir, 'sw.js'), worker.code);
    },
  };
}
