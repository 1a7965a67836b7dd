import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pdfWorkerAddress } from '../src/lib/pdf-worker-address.ts';

/**
 * By the beginning of a path, which modules are shown there; the first that fits counts. `/` is only itself. A module behind `~` is
 * needed once the others have shown the screen: it is asked for behind them.
 */
const SCREENS: readonly [begins: string, ...modules: string[]][] = [
  ['/', 'src/main.tsx', 'src/features/library/dashboard.tsx'],
  [
    '/chat/',
    'src/app/screens/chat-screen.tsx',
    'src/lib/auth/firebase.ts',
    '~src/features/pdf-viewer/loaded-viewer.tsx',
  ],
  ['/quiz/config/', 'src/features/quiz/config-screen.tsx'],
  ['/progress', 'src/features/progress/progress-screen.tsx'],
  ['/revisechat', 'src/features/revision/revision-screen.tsx'],
];

const LANDING = '/index.html';
/** Links that Vite puts into a page for what its script imports. */
const LINKED = /\s*<link rel="modulepreload"[^>]*>/g;

const SCRIPT = /<script[^>]+type="module"[^>]+src="\/([^"]+)"/g;

/** A file and everything that it imports at once. */
function withImports(bundle: Rolldown.OutputBundle, file: string, into = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (into.has(file) || chunk?.type !== 'chunk') return into;
  into.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, into);
  return into;
}

/** `a` of `assets/a.js`. */
const nameOf = (file: string) => file.replace(/^assets\/(.*)\.js$/, '$1');

/**
 * Tells `public/boot.js` which files each screen needs, so that a student who comes back to it has them all asked for at once and
 * not one after the other: `<meta name="folio:ahead">` holds `[["/chat/", "a", "~b", …], …]`, `a` for `/assets/a.js` or a path; what is behind `~` it
 * asks for once the app is there. `data-own` names what the script of `app.html` imports, for everybody; the landing page's needs 5 kB
 * besides and has none. `data-app-check`: calls that only the app can make are not asked for ahead.
 *
 * No page links to a file that a script imports: where the service worker answers, Chromium takes the two for different files, fetches
 * both, and warns in the console.
 * @param root the folder of the vite configuration
 */
export function askAhead(root: string): Plugin {
  const worker = () => {
    const { version } = JSON.parse(readFileSync(path.join(root, '../node_modules/pdfjs-dist/package.json'), 'utf8'));
    return pdfWorkerAddress(version);
  };
  let proof = '';
  return {
    name: 'folio:ask-ahead',
    apply: 'build',
    configResolved({ env }) {
      proof = env.VITE_APP_CHECK_SITE_KEY ? ' data-app-check' : '';
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path: name }) {
        const page = html.replace(LINKED, '');
        const chunkOf = (module: string) =>
          Object.values(bundle).find(
            // A module that others import without `import()` as well is no chunk's own.
            (file) => file.type === 'chunk' && file.moduleIds.includes(path.posix.join(root, module)),
          )?.fileName;
        const scripts = [...page.matchAll(SCRIPT)].map(([, file = '']) => file);
        // What the page's own script imports at once.
        const own = new Set(scripts.flatMap((file) => [...withImports(bundle, file)]));
        const imported = [...own].filter((file) => !scripts.includes(file)).map((file) => nameOf(file));
        const attribute = name === LANDING || imported.length === 0 ? '' : ` data-own="${imported.join(' ')}"`;
        const table = SCREENS.map(([begins, ...modules]) => {
          const wanted = new Map<string, string>();
          for (const module of modules) {
            const [late, name] = module.startsWith('~') ? ['~', module.slice(1)] : ['', module];
            for (const file of withImports(bundle, chunkOf(name) ?? ''))
              if (!own.has(file) && !wanted.has(file)) wanted.set(file, late);
          }
          const names = [...wanted].map(([file, late]) => `${late}${nameOf(file)}`);
          return [begins, ...names, ...(begins === '/chat/' ? [`~${worker()}`] : [])];
        });
        const content = JSON.stringify(table).replaceAll('"', '&quot;');
        // Before `boot.js`, which reads it, and behind the page's encoding, which must come within the first kilobyte.
        return page.replace(
          /(<meta name="viewport"[^>]*>)/,
          `$1\n    <meta name="folio:ahead" content="${content}"${attribute}${proof} />`,
        );
      },
    },
  };
}
