import { ErrorBody, type ErrorCode } from '@contract/errors.ts';
import { common } from '@/config/texts/common.ts';

/** What a call can fail with: the server's codes, `network` (no reply) and `bad_reply` (not what the contract says). */
export type ApiErrorCode = ErrorCode | 'network' | 'bad_reply';

interface Details {
  /** HTTP status; 0 where no reply came. */
  status: number;
  code: ApiErrorCode;
  message: string;
  /** The server's name for this request, for a report; null where it sent none. */
  requestId?: string | null;
  /** Seconds after which the server asks to be tried again; null where it did not say. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** A call that failed. `message` is fit for a student. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor({ status, code, message, requestId = null, retryAfter = null, cause }: Details) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** The part of a reply that errors are read from; XMLHttpRequest can give it as well as fetch. */
export interface FailedReply {
  status: number;
  text: string;
  header: (name: string) => string | null;
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 429) return 'limit';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The error in a reply: its own words where it has the contract's shape, else words of ours by its status. */
export function errorOfReply({ status, text, header }: FailedReply): ApiError {
  const body = ErrorBody.safeParse(parsed(text));
  const wait = Number(header('retry-after'));
  return new ApiError({
    status,
    code: body.success ? body.data.error.code : codeOfStatus(status),
    message: body.success ? body.data.error.message : common.unknownError,
    requestId: header('x-request-id'),
    retryAfter: header('retry-after') !== null && Number.isFinite(wait) ? wait : null,
  });
}

/** The error of a call that got no reply at all. */
export const networkError = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: 'network', message: common.offline, cause });

/** The error of a reply that is not what the contract promises. */
export const badReply = (status: number, cause: unknown): ApiError =>
  new ApiError({ status, code: 'bad_reply', message: common.badReply, cause });

/** Whether a call got no reply, as without a connection. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';

/** What went wrong, without the request to try again: what stands beside it offers that, or says that it is done. */
export const withoutPlea = (message: string): string =>
  message.replace(/\s{1,3}Please try again\.?(?=$|\s{0,3}\()/, '');

/** Whether trying again can help: the service was not reached or not able, and did not refuse. */
export const triedAgain = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'unavailable', 'internal'].includes(error.code);

/** Whether what was asked for is not there, or not this student's: trying again finds nothing. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** As much of the server's name for a request as finds it in the log, and can be read out over the telephone. */
const REFERENCE_CHARS = 8;

/** Words for the screen from anything that was thrown; of our own failures with what to quote in a report. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return common.unknownError;
  const reference =
    error instanceof ApiError && error.status >= 500 ? error.requestId?.slice(0, REFERENCE_CHARS) : null;
  return reference ? `${error.message} ${common.reference(reference)}` : error.message;
}
