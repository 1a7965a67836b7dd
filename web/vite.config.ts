import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shellForEveryPath } from './vite/dev-shell.ts';
import { prerenderLanding } from './vite/prerender.ts';

const here = import.meta.dirname;

/** Where `npm run dev` finds the API and `/__/firebase/init.json`: the Hosting emulator. */
const emulatedHosting = process.env.FOLIO_HOSTING_URL ?? 'http://127.0.0.1:5050';

/**
 * Two entries: `index.html` is the landing page for `/`, readable without script and without the app in it;
 * `app.html` is the shell for every other path. Hosting serves the first for `/` and rewrites the rest to the second.
 */
export default defineConfig({
  root: here,
  base: '/',
  plugins: [react(), tailwindcss(), prerenderLanding(here), shellForEveryPath()],
  resolve: {
    alias: {
      '@contract': path.join(here, '../functions/src/contract'),
      '@': path.join(here, 'src'),
    },
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'firebase', test: /node_modules[\\/](@firebase|firebase|idb|tslib)[\\/]/ },
          ],
        },
      },
    },
  },
});
