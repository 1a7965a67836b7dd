import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './app/app.tsx';
import { fetchAhead } from './app/fetch-ahead.ts';
import { routeAt } from './app/routes.tsx';
import { useAuth } from './lib/auth/auth-store.ts';
import { startSession } from './lib/auth/session.ts';
import { beginBook } from './lib/book-start.ts';
import { openLogin } from './lib/login-modal.ts';
import { makeQueryClient } from './lib/query-client.ts';
import { hasStoredSession } from './lib/storage.ts';

declare global {
  interface Window {
    /** Asks for what the screen needs besides (`public/boot.js`). */
    folioLate?: () => void;
  }
}

/** What `boot.js` asked for is there by now, or late: the frame is shown without it (ms). */
const PREPARED_MS = 250;
const HIDDEN_MS = 1_000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Puts the app into `#root`. The screen that will be shown is fetched before the first render, so that the
 * prerendered landing page gives way to the very same one without a flicker.
 * @param opener the `data-opens-login` of the button that was pressed for it; null where none was
 */
export async function mount({ opener }: { opener: string | null }): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('#root is missing');
  window.folioLate?.();
  let tellShown: () => void = () => undefined;
  void startSession(
    new Promise((resolve) => {
      tellShown = resolve;
    }),
  );
  const book = matchPath('/chat/:id', window.location.pathname)?.params.id;
  if (book && hasStoredSession()) beginBook(book);
  const queryClient = makeQueryClient();
  const screen = await routeAt(window.location.pathname, hasStoredSession())
    .preload()
    .catch(() => null); // the route shows its own error when it is rendered
  if (screen?.prepare && useAuth.getState().user) await Promise.race([screen.prepare(queryClient), after(PREPARED_MS)]);
  if (opener !== null) openLogin(opener);
  createRoot(container).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
  // A window that nobody looks at draws no frame.
  void Promise.race([new Promise(requestAnimationFrame), after(HIDDEN_MS)]).then(() => setTimeout(tellShown));
  const whenSignedIn = ({ status }: { status: string }) => status === 'signed-in' && fetchAhead();
  whenSignedIn(useAuth.getState());
  useAuth.subscribe(whenSignedIn);
  delete document.documentElement.dataset.booting;
}
