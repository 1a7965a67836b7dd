/**
 * The service worker (`/sw.js`, bundled by vite/offline.ts): with it the screens open without a connection, from what was fetched
 * when they were opened last. It holds files of the site alone, the same for everybody: never a reply of the API, a book, or anything
 * else of a student's. Pages come from the network as long as it answers, so that a new version shows at the next visit; files with
 * a digest in their names come from here. All else is none of its business: the browser fetches it as if there were no worker.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isPage, onTime } from './pages.ts';

/** Put in by the build: every file that is kept, and the revision of those without a digest in their names. */
declare const KEPT_FILES: PrecacheEntry[];

/** What is used of the worker's global scope: TypeScript has the types of a page or of a worker, not of both. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'activate', listener: (event: { waitUntil: (work: Promise<void>) => void }) => void) => void;
}
const scope = globalThis as unknown as WorkerScope;

/** Longer than this nobody waits for a page whose shell is here (ms). */
const PATIENCE_MS = 4_000;

void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(KEPT_FILES);

// The page is asked for while the worker starts, so that it costs no visit anything.
scope.addEventListener('activate', ({ waitUntil }) => waitUntil(scope.registration.navigationPreload?.enable()));

registerRoute(
  ({ request, url }) => isPage(request.mode, url),
  async ({ request, event }) => {
    // A navigation's event has the reply that was asked for ahead, where the browser does that.
    const { preloadResponse } = event as { preloadResponse?: Promise<Response | undefined> };
    const reply = async () => (await preloadResponse) ?? fetch(request);
    try {
      return await onTime(reply(), PATIENCE_MS);
    } catch {
      return (await matchPrecache('/app.html')) ?? fetch(request);
    }
  },
);
