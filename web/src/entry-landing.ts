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
/** Puts the app where the page was; `opener` is the `data-opens-login` of the button that was pressed, null where none was. */
const mount = async (opener: string | null): Promise<void> => (await load()).mount({ opener });

const openerAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-opens-login]')?.dataset.opensLogin : undefined;

/** Fetches the app as soon as a hand moves towards the button, so that the modal opens at once. */
const warmUp = (event: Event): void => {
  if (openerAt(event.target) !== undefined) load().catch(() => undefined); // the click itself tells of a failure
};

/** While the app comes, the button that was pressed for it says so; the page that holds it goes when it is there. */
function setBusy(opener: string | null): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens-login]')) {
    if (button.dataset.opensLogin === opener) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  }
}

/** Puts the app where the page was. If it cannot be fetched the page stays, says so, and can be tried again. */
async function arrive(opener: string | null): Promise<void> {
  stopWaiting();
  setBusy(opener);
  try {
    await mount(opener);
  } catch (error) {
    logError('The app could not be fetched', error);
    failed = true;
    setBusy(null);
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
  const opener = openerAt(event.target);
  if (opener === undefined) return;
  if (failed && navigator.onLine) startAnew();
  else void arrive(opener);
}

const signedInElsewhere = (): void => {
  const openAtOnce = window.location.hash === OPEN_LOGIN;
  if (openAtOnce) window.history.replaceState(null, '', window.location.pathname);
  if (openAtOnce || hasStoredSession()) void arrive(null);
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
/** Which button was pressed before this script was here (`boot.js`). */
const pressed = document.documentElement.dataset.loginWanted;
if (hasStoredSession()) void arrive(null);
else if (openAtOnce || pressed !== undefined) void arrive(pressed ?? '');
else wait();
void showPreviewBadge();
