/** A file too large for one request: sent straight to Storage, in pieces, then made a book of. */
import type { Document } from '@contract/library.ts';
import { call } from '@/lib/api/api-client.ts';
import { ApiError, networkError } from '@/lib/api/api-error.ts';
import type { Sending } from '@/lib/bucket.ts';

/** `offline`: it goes on by itself when the connection is back. */
type Hold = 'sending' | 'paused' | 'offline';

/** An upload that can be held up and goes on where it was. */
export interface Holdable {
  hold: Hold;
  pause: () => void;
  resume: () => void;
}

interface Following {
  signal: AbortSignal;
  /** Fraction sent, 0–1. At 1 the server is looking at the book. */
  onProgress: (sent: number) => void;
  /** Told whenever it is held up or goes on, and null when there is nothing more to hold. */
  onHold: (holdable: Holdable | null) => void;
}

/** Files that have arrived whole and were not refused: another try asks for the book only. */
const arrived = new Set<string>();

/** Waits until all is sent, through pauses and lost connections. @throws DOMException `AbortError`, or what the sending fails with */
function sent(task: Sending, { signal, onProgress, onHold }: Following): Promise<void> {
  let byHand = false;
  const tell = () => {
    const hold = byHand ? 'paused' : navigator.onLine ? 'sending' : 'offline';
    onHold({ hold, pause, resume });
  };
  const follow = () => {
    if (byHand || !navigator.onLine) task.pause();
    else task.resume();
    tell();
  };
  const pause = () => {
    byHand = true;
    follow();
  };
  const resume = () => {
    byHand = false;
    follow();
  };
  const cancel = () => void task.cancel();
  signal.addEventListener('abort', cancel);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  tell();
  return new Promise<void>((resolve, reject) => {
    // Not 1 before the server has it: what is left is its looking at the book.
    const progress = () => onProgress(Math.min(0.999, task.snapshot.bytesTransferred / task.snapshot.totalBytes));
    task.on(progress, reject, resolve);
    if (signal.aborted) cancel();
  }).finally(() => {
    signal.removeEventListener('abort', cancel);
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
    onHold(null);
  });
}

async function send(file: File, key: string, following: Following): Promise<void> {
  const { sendToBucket } = await import('@/lib/bucket.ts');
  try {
    const task = await sendToBucket(file, key);
    // None: it is there already, an earlier try had arrived and only its reply was lost. The next call tells.
    if (task) await sent(task, following);
  } catch (error) {
    if (following.signal.aborted) throw new DOMException('The upload was cancelled.', 'AbortError');
    throw error instanceof ApiError ? error : networkError(error);
  }
}

/**
 * Sends a large file and makes a book of it. The same key again goes on with the same upload.
 * @param key letters, digits and dashes; a UUID
 * @throws ApiError the server's refusal, or no connection
 * @throws DOMException `AbortError` when `signal` aborts
 */
export async function uploadBig(file: File, key: string, following: Following): Promise<Document> {
  if (!arrived.has(key)) await send(file, key, following);
  arrived.add(key);
  following.onProgress(1);
  try {
    return await call('upload.incoming', { body: { id: key, name: file.name }, signal: following.signal });
  } catch (error) {
    // What was refused is not there any more.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (refused && error.code !== 'limit' && error.status !== 401) arrived.delete(key);
    throw error;
  }
}
