/**
 * Everything that can go wrong, once: the code that programs read, and the HTTP status it travels with.
 * The body of every error reply is `{ error: { code, message } }`; `message` is written for a student.
 */
import * as z from 'zod/mini';

export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  /** No proof that the call comes from our own site (App Check, where it is switched on). */
  unknown_app: 401,
  not_found: 404,
  method_not_allowed: 405,
  /** The book is still being read; asking again later will work. */
  not_ready: 409,
  /** The same work is under way already. */
  in_progress: 409,
  /** The student stopped the answer before any of it was there. */
  stopped: 409,
  too_large: 413,
  empty_file: 422,
  not_a_pdf: 422,
  truncated: 422,
  password_protected: 422,
  too_many_pages: 422,
  /** Opened, but it cannot be used: broken inside, or too costly to read safely. */
  unusable: 422,
  /** An idempotency key that came before with another body. */
  key_reused: 422,
  limit: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

const codes = Object.keys(STATUS_OF) as [ErrorCode, ...ErrorCode[]];

export const ErrorBody = z.object({
  error: z.object({ code: z.enum(codes), message: z.string() }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
