/** What can go wrong at the video site, as far as anybody acts on it. */

/**
 * `quota`: the day's units are spent. `busy`: too much at once, or its own trouble. `refused`: the key or the project is not
 * allowed. `unreachable`: no answer, or none in time. `nonsense`: an answer that is none.
 */
export type TroubleKind = 'quota' | 'busy' | 'refused' | 'unreachable' | 'nonsense';

/** Never holds the request's address, which has the key in it. */
export class VideoSiteTrouble extends Error {
  override name = 'VideoSiteTrouble';
  readonly kind: TroubleKind;
  /** The status of the answer, and the reason as the API words it; for the log. */
  readonly status: number | null;
  readonly reason: string | null;
  /** Seconds after which the site wants to be asked again, where it says so. */
  readonly retryAfter: number | null;

  constructor(kind: TroubleKind, told: { status?: number; reason?: string | null; retryAfter?: number | null } = {}) {
    super(`video site: ${kind}`);
    this.kind = kind;
    this.status = told.status ?? null;
    this.reason = told.reason ?? null;
    this.retryAfter = told.retryAfter ?? null;
  }
}

const QUOTA = new Set(['quotaExceeded', 'dailyLimitExceeded', 'dailyLimitExceededUnreg']);
const BUSY = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'backendError', 'internalError']);

/** A reason is a word of the API's own; anything else could be a text of whoever answered. */
const WORD = /^[A-Za-z_]{1,50}$/;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined; // an object with that key

/** The reason in an error body of Google's: `{error: {errors: [{reason}], status}}`; null where there is none. */
function reasonIn(body: unknown): string | null {
  const error = field(body, 'error');
  const errors = field(error, 'errors');
  const reason = (Array.isArray(errors) ? field(errors[0], 'reason') : undefined) ?? field(error, 'status');
  return typeof reason === 'string' && WORD.test(reason) ? reason : null;
}

/** What an answer that is no success means. */
export function troubleOf(status: number, body: unknown, retryAfter: string | null): VideoSiteTrouble {
  const reason = reasonIn(body);
  const seconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  return new VideoSiteTrouble(kindOf(status, reason ?? ''), { status, reason, retryAfter: seconds });
}

function kindOf(status: number, reason: string): TroubleKind {
  if (QUOTA.has(reason)) return 'quota';
  if (status === 429 || status >= 500 || BUSY.has(reason)) return 'busy';
  return status >= 400 ? 'refused' : 'nonsense';
}
