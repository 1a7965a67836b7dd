/** What can keep a book from being read, as the codes of `contract/errors.ts`. */
import type { ErrorCode } from '../../contract/errors.ts';

export type ReadFailure = Extract<
  ErrorCode,
  'empty_file' | 'not_a_pdf' | 'truncated' | 'password_protected' | 'too_many_pages' | 'unusable'
>;

/** Thrown by the in-process reader. `message` is for the log, never for a student. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
