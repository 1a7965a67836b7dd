import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteStaticCopy } from 'vite-plugin-static-copy';
import { askAhead } from './vite/ahead.ts';
import { neededBy } from './vite/at-first.ts';
import { bootInPages } from './vite/boot.ts';
import { shellForEveryPath } from './vite/dev-shell.ts';
import { worksOffline } from './vite/offline.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { prerenderLanding } from './vite/prerender.ts';
import { slimFonts } from './vite/slim-fonts.ts';
import { slimPdfjs, slimPdfWorker } from './vite/slim-worker.ts';

const here = import.meta.dirname;
const pdfjs = (file: string) => path.posix.join(here, '../node_modules/pdfjs-dist', file);

/** Whether the frame or the dashboard, which a student sees first, can't do without a module. */
const atFirst = neededBy(['main.tsx', 'features/library/dashboard.tsx'].map((file) => path.join(here, 'src', file)));

/** Whether the tabs of a book's screen can't do without a module. */
const forTabs = neededBy([path.join(here, 'src/components/ui/tabs.tsx')]);

const FLOATING = /node_modules[\\/](@base-ui|@floating-ui|reselect|tabbable)[\\/]/;
const OUR_PARTS = /(?:web[\\/]src[\\/](?:components|lib|config)|functions[\\/]src[\\/]contract|lucide-react)[\\/]/;

/** Where `npm run dev` finds the API and `/__/firebase/init.json`: the Hosting emulator. */
const emulatedHosting = process.env.FOLIO_HOSTING_URL ?? 'http://127.0.0.1:5002';

/**
 * Two entries: `index.html` is the landing page for `/`, readable without script and without the app in it;
 * `app.html` is the shell for every other path. Hosting serves the first for `/` and rewrites the rest to the second.
 */
export default defineConfig({
  root: here,
  base: '/',
  plugins: [
    react(),
    tailwindcss(),
    prerenderLanding(here),
    shellForEveryPath(),
    slimFonts(here),
    preloadFonts(),
    askAhead(here),
    bootInPages(here),
    worksOffline(here),
    slimPdfjs(),
    slimPdfWorker(here),
    // pdf.js fetches these by name at run time, beside its worker: character maps, standard fonts and image decoders.
    viteStaticCopy({
      targets: [
        { src: pdfjs('legacy/build/pdf.worker.min.mjs'), dest: '', rename: { stripBase: true } },
        ...['cmaps', 'standard_fonts', 'wasm', 'iccs'].map((folder) => ({
          src: pdfjs(`${folder}/*`),
          dest: `pdfjs/${folder}`,
          rename: { stripBase: true as const },
        })),
        // For a student without a PDF at hand.
        {
          src: path.posix.join(here, '../tools/coursebook/how-memory-works.pdf'),
          dest: 'sample',
          rename: { stripBase: true as const },
        },
      ],
    }),
  ],
  resolve: {
    alias: [
      { find: '@contract', replacement: path.join(here, '../functions/src/contract') },
      { find: /^@(?=\/)/, replacement: path.join(here, 'src') },
      // pdf.js's modern build asks for browsers of the last months; its legacy build for those of the last years.
      { find: /^pdfjs-dist$/, replacement: pdfjs('legacy/build/pdf.mjs') },
      { find: /^pdfjs-dist\/web\//, replacement: pdfjs('legacy/web/') },
    ],
  },
  server: { proxy: { '/api': emulatedHosting, '/__': emulatedHosting } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Baseline browsers with `light-dark()`, on which tokens.css stands.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A `data:` font or image would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: path.join(here, 'index.html'), app: path.join(here, 'app.html') },
      output: {
        codeSplitting: {
          groups: [
            // What every screen stands on, in one file: on a slow line each request costs as much as 30 kB.
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand|zod|cookie|set-cookie-parser|use-sync-external-store|@tanstack)[\\/]/,
              minShareCount: 2,
              priority: 4,
            },
            // What opens over a screen stands on these, and comes once it is wanted (`components/ui/late.ts`).
            { name: 'floating', test: FLOATING },
            // A book's screen needs its tabs at once, and a quarter of that library for them.
            {
              name: (id, modules) => (forTabs(id, (one) => modules.getModuleInfo(one)) ? 'tabs' : null),
              debugName: 'tabs',
              test: FLOATING,
              priority: 3,
            },
            // What a visitor's page needs, so that it is in none of the others, which that page has no need of.
            {
              name: 'visitor',
              test: /vite[\\/]preload-helper|web[\\/]src[\\/](?:lib[\\/](?:log|storage|preview-badge|preview-icons|auth[\\/](?:demo|hosted)-project)|config[\\/](?:language|texts[\\/]shell))\.ts$/,
              priority: 2,
            },
            // Our own small parts that most screens have: those of the first screen, and the others, which it need not wait for.
            {
              name: (id, modules) => (atFirst(id, (one) => modules.getModuleInfo(one)) ? 'parts' : null),
              debugName: 'parts',
              test: OUR_PARTS,
              priority: 1,
            },
            { name: 'more', test: OUR_PARTS, minShareCount: 3 },
            // Storage (large books) and App Check are chunks of their own: few need them.
            { name: 'firebase', test: /node_modules[\\/](@?firebase[\\/](?!storage|app-check)|(idb|tslib)[\\/])/ },
          ],
        },
      },
    },
  },
});
