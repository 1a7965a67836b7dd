/** What `public/boot.js` has asked the service for while the app was on its way: the first screen takes those replies over. */

declare global {
  interface Window {
    /** `at`: when, by this machine's clock. Replies by address; null where none came. */
    folioAsked?: { token: string; at: number; replies: Record<string, Promise<Response | null>> };
  }
}

/** A screen that comes later (ms) than this asks again: other devices may have changed something since. */
const MOST_AGE_MS = 30_000;

/** Settles as `reply` does, or rejects as soon as `signal` aborts. */
function until<T>(reply: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * The reply to this very request, where it was asked for ahead: by the same student's same token, with no other proof. Each is
 * handed out once, none once anything was changed, which it would not know of, and none that is old.
 * @returns null where none was asked for, or no reply came
 * @throws DOMException `AbortError` when `signal` aborts
 */
export async function askedAhead(
  address: string,
  { method, signal, proof }: { method: string; signal: AbortSignal; proof: Readonly<Record<string, string>> },
): Promise<Response | null> {
  const asked = window.folioAsked;
  if (!asked) return null;
  const age = Date.now() - asked.at;
  if (method !== 'GET' || !(age >= 0 && age <= MOST_AGE_MS)) {
    delete window.folioAsked;
    return null;
  }
  const reply = asked.replies[address];
  const { Authorization, ...more } = proof;
  if (!reply || Authorization !== `Bearer ${asked.token}` || Object.keys(more).length > 0) return null;
  delete asked.replies[address];
  return until(reply, signal);
}
