/** Whether the connection is lost, as calls and missing files tell it; and when it is back, which is looked for until it is. */
import { create } from 'zustand';

/** So often it is tried (ms): a browser that says it is online may still reach nobody. */
const LOOK_AGAIN_MS = 5_000;

export const useConnection = create<{ lost: boolean }>(() => ({ lost: false }));

/** Whether the browser itself knows that there is no connection: to ask again then is in vain. */
export const useIsOffline = (): boolean => useConnection(({ lost }) => lost) && !navigator.onLine;

/**
 * Whether the site itself answers now, past every cache. The query keeps the service worker, which has the plain address, out of it.
 */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/app.html?answers', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

let looking = false;

/** Something could not be reached. From now on it is looked whether the site answers; then whoever waits for it hears of it. */
export function connectionLost(): void {
  useConnection.setState({ lost: true });
  if (looking) return;
  looking = true;
  const look = async () => {
    // A browser that knows that it is offline need not be asked.
    if (navigator.onLine && (await siteAnswers())) back();
    else if (looking) timer = setTimeout(look, LOOK_AGAIN_MS);
  };
  const back = () => {
    looking = false;
    clearTimeout(timer);
    window.removeEventListener('online', back);
    useConnection.setState({ lost: false });
  };
  let timer = setTimeout(look, LOOK_AGAIN_MS);
  window.addEventListener('online', back);
}

/** Hears from the browser when it knows that it is offline, before any call has failed. */
export function heedBrowser(): void {
  if (!navigator.onLine) connectionLost();
  window.addEventListener('offline', connectionLost);
}

/** Calls `work` each time that a lost connection is back. @returns ends it */
export const whenBack = (work: () => void): (() => void) =>
  useConnection.subscribe(({ lost }, before) => {
    if (before.lost && !lost) work();
  });
