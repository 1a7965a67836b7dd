/**
 * What a visitor of `/` runs: nothing of the app until it is wanted. The landing page is in index.html already;
 * the app is fetched for a returning student, when someone signs in in another tab, or on 'Start Learning Now'.
 */
import './styles/index.css';
import { logError } from './lib/log.ts';
import { showPreviewBadge } from './lib/preview-badge.ts';
import { hasStoredSession } from './lib/storage.ts';

type Main = typeof import('./main.tsx');

/** `/#login`: the landing page with the login modal open. */
const OPEN_LOGIN = '#login';

let failed = false;
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
  if (opensLogin(event.target)) load().catch(() => undefined); // the click itself tells of a failure
};

/** While the app comes, the buttons that were pressed for it say so; the page that holds them goes when it is there. */
function setBusy(busy: boolean): void {
  for (const button of document.querySelectorAll('[data-opens-login]')) {
    if (busy) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  }
}

/** Puts the app where the page was. If it cannot be fetched the page stays, says so, and can be tried again. */
async function arrive(options: { openLogin: boolean }): Promise<void> {
  stopWaiting();
  setBusy(options.openLogin);
  try {
    await mount(options);
  } catch (error) {
    logError('The app could not be fetched', error);
    failed = true;
    setBusy(false);
    delete document.documentElement.dataset.booting;
    const problem = document.querySelector<HTMLElement>('[data-login-failed]');
    if (problem) problem.textContent = problem.dataset.loginFailed ?? '';
    wait();
  }
}

/** A browser remembers a module that it could not fetch, so a second try takes a new page. */
function startAnew(): void {
  window.location.hash = OPEN_LOGIN;
  window.location.reload();
}

function start(event: Event): void {
  if (!opensLogin(event.target)) return;
  if (failed && navigator.onLine) startAnew();
  else void arrive({ openLogin: true });
}

const signedInElsewhere = (): void => {
  const openAtOnce = window.location.hash === OPEN_LOGIN;
  if (openAtOnce) window.history.replaceState(null, '', window.location.pathname);
  if (openAtOnce || hasStoredSession()) void arrive({ openLogin: false });
};

function wait(): void {
  document.addEventListener('click', start);
  document.addEventListener('pointerover', warmUp);
  document.addEventListener('focusin', warmUp);
  window.addEventListener('storage', signedInElsewhere);
}

function stopWaiting(): void {
  document.removeEventListener('click', start);
  document.removeEventListener('pointerover', warmUp);
  document.removeEventListener('focusin', warmUp);
  window.removeEventListener('storage', signedInElsewhere);
}

const openAtOnce = window.location.hash === OPEN_LOGIN;
if (openAtOnce) window.history.replaceState(null, '', window.location.pathname);
/** Pressed before this script was here (`boot.js`). */
const pressed = document.documentElement.dataset.loginWanted !== undefined;
if (openAtOnce || pressed || hasStoredSession()) void arrive({ openLogin: !hasStoredSession() });
else wait();
void showPreviewBadge();
