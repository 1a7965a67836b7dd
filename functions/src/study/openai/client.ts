/** The one place that knows the package: a client, and what its errors mean. */
import OpenAI, { APIConnectionError, APIError } from 'openai';
import { modelServer } from '../../config.ts';
import type { Closing } from '../purse.ts';

/** Longer than any try of ours, which is ended by its signal. */
const SDK_TIMEOUT_MS = 60_000;

/** @throws Error where no server is configured */
export function client(): OpenAI {
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
  });
}

/** Thrown into a try that takes too long. */
export class TryTimeout extends Error {
  override name = 'TryTimeout';
}

/** Thrown where a server closes the stream before it said why it ended. */
export class StreamCut extends Error {
  override name = 'StreamCut';
}

/**
 * What a failed try means. `again`: it may pass, not before `afterMs` where the server said so. `closed`: it will not pass for
 * a while, whoever asks. `without`: the server doesn't know a field of the request. `lost`: the request may have been worked on.
 */
export type Verdict =
  | { kind: 'again'; afterMs: number | null; lost: boolean }
  | { kind: 'closed'; why: Closing }
  | { kind: 'without'; field: DroppableField }
  | { kind: 'failed' };

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
const PASSING = new Set([408, 409, 429]);

/** Reads what a try threw (not the caller's own abort). */
export function judge(error: unknown): Verdict {
  if (error instanceof TryTimeout || error instanceof StreamCut) return { kind: 'again', afterMs: null, lost: true };
  if (error instanceof APIConnectionError) return { kind: 'again', afterMs: null, lost: true };
  if (!(error instanceof APIError) || typeof error.status !== 'number') {
    return error instanceof TypeError || error instanceof APIError
      ? { kind: 'again', afterMs: null, lost: true }
      : { kind: 'failed' };
  }
  const { status, code, type, message } = error;
  const mayBeSpent = (status === 429 && code !== TOO_FAST) || status === 402 || status === 403;
  if (mayBeSpent && SPENT.test(`${code} ${type} ${message}`)) return { kind: 'closed', why: 'spent' };
  if (status === 401 || status === 403 || (status === 404 && /model/.test(`${code} ${message}`)))
    return { kind: 'closed', why: 'refused' };
  if (status === 400 || status === 422) {
    const field = DROPPABLE.find((name) => error.param?.startsWith(name) || message.includes(name));
    return field ? { kind: 'without', field } : { kind: 'failed' };
  }
  if (PASSING.has(status) || status >= 500) return { kind: 'again', afterMs: retryAfter(error.headers), lost: false };
  return { kind: 'failed' };
}

/** Milliseconds of `Retry-After-Ms` or `Retry-After` (seconds, or a date); null where there is none. */
export function retryAfter(headers: Headers | undefined, at = Date.now()): number | null {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const text = headers?.get('retry-after')?.trim();
  if (!text) return null;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isFinite(date) ? Math.max(0, date - at) : null;
}
