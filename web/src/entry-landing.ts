/**
 * What a visitor of `/` runs: nothing of the app until it is wanted. The landing page is in index.html already;
 * the app is fetched for a returning student, when someone signs in in another tab, or on 'Start Learning Now'.
 */
import './styles/index.css';
import { showPreviewBadge } from './lib/preview-badge.ts';
import { hasStoredSession } from './lib/storage.ts';

type Main = typeof import('./main.tsx');

let app: Promise<Main> | null = null;
const load = (): Promise<Main> => {
  app ??= import('./main.tsx').catch((error) => {
    app = null;
    throw error;
  });
  return app;
};
const mount = async (options: { openLogin: boolean }): Promise<void> => (await load()).mount(options);

const opensLogin = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-opens-login]') !== null;

/** Fetches the app as soon as a hand moves towards the button, so that the modal opens at once. */
const warmUp = (event: Event): void => {
  if (opensLogin(event.target)) void load();
};

function start(event: Event): void {
  if (!opensLogin(event.target)) return;
  stopWaiting();
  void mount({ openLogin: true });
}

function signedInElsewhere(): void {
  if (!hasStoredSession()) return;
  stopWaiting();
  void mount({ openLogin: false });
}

function stopWaiting(): void {
  document.removeEventListener('click', start);
  document.removeEventListener('pointerover', warmUp);
  document.removeEventListener('focusin', warmUp);
  window.removeEventListener('storage', signedInElsewhere);
}

if (hasStoredSession()) {
  void mount({ openLogin: false });
} else {
  document.addEventListener('click', start);
  document.addEventListener('pointerover', warmUp);
  document.addEventListener('focusin', warmUp);
  window.addEventListener('storage', signedInElsewhere);
}
void showPreviewBadge();
