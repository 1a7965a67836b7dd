import type { ErrorCode } from '../contract/errors.ts';

/**
 * Something went wrong that the caller can be told about.
 * @param code what programs read; decides the HTTP status
 * @param studentMessage what the student reads: what happened and what to do next
 * @param logDetails what the log keeps; no personal text, no book text
 * @param headers reply headers that belong to the error (`Retry-After`, `Content-Range`)
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly studentMessage: string;
  readonly logDetails: Record<string, unknown>;
  readonly headers: Record<string, string>;
  /** Replaces the status of `code`, for HTTP's own errors that have no code of ours (416). */
  readonly status: number | undefined;

  constructor(
    code: ErrorCode,
    studentMessage: string,
    extra: { log?: Record<string, unknown>; headers?: Record<string, string>; status?: number; cause?: unknown } = {},
  ) {
    super(`${code}: ${studentMessage}`, { cause: extra.cause });
    this.code = code;
    this.studentMessage = studentMessage;
    this.logDetails = extra.log ?? {};
    this.headers = extra.headers ?? {};
    this.status = extra.status;
  }
}

/** 404: not there, or not this student's. The two are never told apart. */
export const notFound = (what: string): AppError =>
  new AppError('not_found', `This ${what} does not exist any more, or never did.`);

/** 401: the token is no good. @param why for the log */
export const unauthenticated = (why: string): AppError =>
  new AppError('unauthenticated', 'Please log in again: your session has ended.', {
    log: { why },
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

/** 503: one of our own services did not do its work; trying again later is right. */
export const unavailable = (cause: unknown): AppError =>
  new AppError('unavailable', 'This did not work just now. Please try again in a moment.', {
    cause,
    headers: { 'Retry-After': '5' },
  });

/** gRPC codes of Firestore (deadline, quota, aborted, internal, unavailable) and the socket's own, which pass by themselves. */
const PASSING = new Set<unknown>([
  4,
  8,
  10,
  13,
  14,
  408,
  429,
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
]);

/** Whether one of our own services failed in a way that trying again later may mend. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return PASSING.has(error.code) || (typeof error.code === 'number' && error.code >= 500 && error.code < 600);
}

/** Whatever was thrown, as something that can be told: itself, 503 where it will pass, else 500. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isPassing(thrown)) return unavailable(thrown);
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: thrown });
}
