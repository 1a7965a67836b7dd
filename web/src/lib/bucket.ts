/**
 * Sends a large PDF straight to Storage, in pieces, through a door that the server opened for this one file (a resumable session
 * of Google Cloud Storage). Loaded for a file that is too large for a request, and for nothing else.
 */
import { call } from './api/api-client.ts';
import { firebase } from './auth/connection.ts';

/** Bytes of a piece: Storage wants multiples of 256 kB. */
const PIECE = 16 * 1024 * 1024;
/** Whoever closes the laptop for the night finds the upload going on in the morning. */
const TRY_FOR_MS = 24 * 60 * 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Storage has the piece, and wants the next. */
const GO_ON = 308;
const PASSING = new Set([0, 408, 429, 500, 502, 503, 504]);

/** Storage said no: `status` as it came, 0 for none. */
export class NotTaken extends Error {
  override name = 'NotTaken';
  readonly status: number;
  constructor(status: number) {
    super(`Storage answered ${status}.`);
    this.status = status;
  }
}

/** A sending that can be held up and goes on where it was. */
export interface Sending {
  snapshot: { bytesTransferred: number; totalBytes: number };
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** `failed` is told a `NotTaken`. */
  on: (progress: () => void, failed: (error: unknown) => void, done: () => void) => void;
}

/**
 * Begins to send.
 * @param id the name it gets; the same again, once it has arrived, sends nothing
 * @returns the sending; null where the file is there already
 * @throws ApiError where the server opens no door
 */
export async function sendToBucket(file: File, id: string): Promise<Sending | null> {
  const { url } = await call('upload.session', { body: { id, bytes: file.size } });
  if (url === null) return null;
  // The emulator takes a session's first piece for the whole.
  const piece = (await firebase()).storageEmulator ? file.size : PIECE;
  return begin(file, url, piece);
}

/** Sends a file to an open session. @param piece bytes of each request */
export function begin(file: File, url: string, piece: number): Sending {
  const snapshot = { bytesTransferred: 0, totalBytes: file.size };
  let listener: { progress: () => void; failed: (error: unknown) => void; done: () => void } | undefined;
  let request: XMLHttpRequest | null = null;
  let timer = 0;
  /** Bytes that Storage is known to have. Those it has beyond are sent again, and ignored there. */
  let taken = 0;
  let failures = 0;
  let since = Date.now();
  let state: 'sending' | 'paused' | 'over' = 'sending';

  const over = (tell: () => void) => {
    state = 'over';
    tell();
  };
  const reached = (bytes: number) => {
    snapshot.bytesTransferred = bytes;
    listener?.progress();
  };
  const answered = (status: number, end: number) => {
    request = null;
    if (state !== 'sending') return;
    if (status >= 200 && status < 300) {
      reached(file.size);
      over(() => listener?.done());
    } else if (status === GO_ON) {
      taken = end;
      failures = 0;
      since = Date.now();
      reached(taken);
      next();
    } else if (PASSING.has(status) && Date.now() - since < TRY_FOR_MS) {
      reached(taken);
      timer = window.setTimeout(next, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++));
    } else over(() => listener?.failed(new NotTaken(status)));
  };
  const next = () => {
    const end = Math.min(file.size, taken + piece);
    const sending = new XMLHttpRequest();
    request = sending;
    sending.open('PUT', url);
    sending.setRequestHeader('Content-Range', `bytes ${taken}-${end - 1}/${file.size}`);
    sending.upload.onprogress = ({ loaded }) => reached(Math.min(end, taken + loaded));
    sending.onload = () => answered(sending.status, end);
    sending.onerror = () => answered(0, end);
    sending.send(file.slice(taken, end));
  };
  const halt = () => {
    window.clearTimeout(timer);
    const halted = request;
    request = null;
    if (!halted) return;
    halted.onload = null;
    halted.onerror = null;
    halted.abort();
  };

  next();
  return {
    snapshot,
    pause: () => {
      if (state !== 'sending') return;
      state = 'paused';
      halt();
    },
    resume: () => {
      if (state !== 'paused') return;
      state = 'sending';
      failures = 0;
      since = Date.now();
      next();
    },
    cancel: () => {
      if (state === 'over') return;
      halt();
      over(() => listener?.failed(new NotTaken(0)));
    },
    on: (progress, failed, done) => {
      listener = { progress, failed, done };
    },
  };
}
