/** The one place that knows the package: a client, and what its errors mean. */
import OpenAI, { APIConnectionError, APIError } from 'openai';
import { modelServer } from '../../config.ts';
import type { Closing } from '../model-budget.ts';

/** Longer than any try of ours, which is ended by its signal. */
const SDK_TIMEOUT_MS = 60_000;

/**
 * @param mostBytes of a reply: one that goes on beyond is hung up on (`ReplyTooLong`), whoever writes it
 * @throws Error where no server is configured
 */
export function client(mostBytes: number): OpenAI {
  const server = modelServer();
  if (!server) throw new Error('No model is configured.');
  const { apiKey, baseURL } = server;
  // Nothing is taken from the environment behind our back, nothing is logged (it could be a student's text).
  return new OpenAI({
    apiKey,
    baseURL: baseURL ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
    // A redirect is an answer like any other (and fails): what a student wrote goes to the server that was configured alone.
    fetch: async (address, init) => bounded(await fetch(address, { ...init, redirect: 'manual' }), mostBytes),
  });
}

/** The same reply, which fails where it goes on for too long. */
function bounded(reply: Response, mostBytes: number): Response {
  if (!reply.body) return reply;
  let come = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      come += chunk.byteLength;
      if (come > mostBytes) controller.error(new ReplyTooLong());
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = reply;
  return new Response(reply.body.pipeThrough(counting), { status, statusText, headers });
}

/** Thrown into a try that takes too long. */
export class TryTimeout extends Error {
  override name = 'TryTimeout';
}

/** Thrown where a reply goes on beyond anything that was asked for. */
export class ReplyTooLong extends Error {
  override name = 'ReplyTooLong';
}

/** Thrown where what answered is no model: a page of HTML, JSON of another shape, nothing at all. */
export class NoReply extends Error {
  override name = 'NoReply';
}

/** Thrown where a model or its server takes no pictures. */
export class NoPictures extends Error {
  override name = 'NoPictures';
}

/** As servers word it; what is wrong with one picture ("invalid_image", "image_too_large") is no such thing. */
const PICTURES = /\bimages?\b|image_url|\bvision\b|multi-?modal/i;
const OF_ONE_PICTURE = /invalid_image|image_(?:parse|too|content|file)|content_policy|safety/i;

/** What servers answer to what they cannot read; who may not ask, has no money left or sends too much is told otherwise. */
const ASKED_WRONGLY: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);

/** Whether a request with a picture failed since nobody there reads pictures. */
export const takesNoPictures = (error: unknown): boolean =>
  error instanceof APIError &&
  typeof error.status === 'number' &&
  ASKED_WRONGLY.has(error.status) &&
  PICTURES.test(error.message) &&
  !OF_ONE_PICTURE.test(`${error.code} ${error.message}`);

/** Thrown where a server closes the stream before it said why it ended. */
export class StreamCut extends Error {
  override name = 'StreamCut';
}

/**
 * What a failed try means. `again`: it may pass, not before `afterMs` where the server said so. `unreached`: nobody was there
 * to be asked, which may pass too. `closed`: it will not pass for a while, whoever asks. `without`: the server doesn't know a
 * field of the request. `failed`: this request will not pass. `lost`: the request may have been worked on.
 */
export type Verdict =
  | { kind: 'again'; afterMs: number | null; lost: boolean }
  | { kind: 'unreached' }
  | { kind: 'closed'; why: Closing }
  | { kind: 'without'; field: DroppableField }
  | { kind: 'failed'; lost: boolean };

/** Fields that some compatible servers don't take, and which can be left out or, the limit of tokens, told by its other name. */
const DROPPABLE = [
  'response_format',
  'temperature',
  'reasoning_effort',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
] as const;
export type DroppableField = (typeof DROPPABLE)[number];

const SPENT = /insufficient_quota|billing|exceeded your current quota|credit/i;
/** Too much at once; the message may point to the page on billing all the same. */
const TOO_FAST = 'rate_limit_exceeded';
/**
 * Codes with which a provider turns our key away, whatever is asked. By the code alone: the words of a 403 may be about one
 * student's text, or quote it.
 */
const KEY_REFUSED =
  /api_key|account|organization|project|billing|quota|permission|scope|authenti|unsupported_country|ip_not_authorized/i;
const PASSING = new Set([408, 409, 429]);

/** Of a connection that never came to be: no address, nobody there, no way, none in time, or no trust in who is there. */
const UNREACHED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|EPROTO|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|ERR_INVALID_URL|\w+_CERT\w*|UNABLE_TO_\w+)$/;

/** Whether an error, or one behind it, says that there was no connection. */
function isUnreached(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && UNREACHED.test(at.code)) return true;
    if (at instanceof AggregateError && at.errors.length > 0 && at.errors.every(isUnreached)) return true;
  }
  return false;
}

/** Reads what a try threw (not the caller's own abort). */
export function judge(error: unknown): Verdict {
  if (error instanceof ReplyTooLong) return { kind: 'failed', lost: true };
  if (error instanceof NoReply || error instanceof SyntaxError) return { kind: 'again', afterMs: null, lost: false };
  if (error instanceof TryTimeout || error instanceof StreamCut) return { kind: 'again', afterMs: null, lost: true };
  if (isUnreached(error)) return { kind: 'unreached' };
  if (error instanceof APIConnectionError) return { kind: 'again', afterMs: null, lost: true };
  if (!(error instanceof APIError) || typeof error.status !== 'number') {
    return error instanceof TypeError || error instanceof APIError
      ? { kind: 'again', afterMs: null, lost: true }
      : { kind: 'failed', lost: false };
  }
  const { status, code, type, message } = error;
  const mayBeSpent = (status === 429 && code !== TOO_FAST) || status === 402;
  if (mayBeSpent && SPENT.test(`${code} ${type} ${message}`)) return { kind: 'closed', why: 'spent' };
  if (status === 401) return { kind: 'closed', why: 'refused' };
  if (status === 403) {
    if (!KEY_REFUSED.test(code ?? '')) return { kind: 'failed', lost: false };
    return { kind: 'closed', why: SPENT.test(code ?? '') ? 'spent' : 'refused' };
  }
  if (status === 404 && /model/.test(`${code} ${message}`)) return { kind: 'closed', why: 'refused' };
  if (status === 400 || status === 422) {
    const field = DROPPABLE.find((name) => error.param?.startsWith(name) || message.includes(name));
    return field ? { kind: 'without', field } : { kind: 'failed', lost: false };
  }
  if (PASSING.has(status) || status >= 500) return { kind: 'again', afterMs: retryAfter(error.headers), lost: false };
  return { kind: 'failed', lost: false };
}

/** No provider means longer than this (ms), whatever its header says; a student is not told to come back in a million years. */
const LONGEST_AFTER_MS = 3_600_000;
const clamped = (ms: number) => Math.min(LONGEST_AFTER_MS, Math.max(0, ms));

/** Milliseconds of `Retry-After-Ms` or `Retry-After` (seconds, or a date), an hour at most; null where there is none. */
function retryAfter(headers: Headers | undefined, at = Date.now()): number | null {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(ms)) return clamped(ms);
  const text = headers?.get('retry-after')?.trim();
  if (!text) return null;
  if (/^\d+(?:\.\d+)?$/.test(text)) return clamped(Number(text) * 1000);
  const date = Date.parse(text);
  return Number.isFinite(date) ? clamped(date - at) : null;
}
