import type * as z from 'zod/mini';
import { AppError } from '../platform/errors.ts';

/** What is wrong with one field, for the student: which, and the limit it broke. */
function explain(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join('.') || 'request';
  if (issue.code === 'too_big') return `“${field}” is too long or too large (at most ${issue.maximum}).`;
  if (issue.code === 'too_small') return `“${field}” is empty or too small.`;
  return `“${field}” is missing or not as expected.`;
}

/**
 * Checks what came in against the table's schema.
 * @throws AppError `invalid`, naming the first field that is wrong
 */
export function checked<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new AppError('invalid', issue ? explain(issue) : 'This request is not as expected.', {
    log: { issues: result.error.issues.slice(0, 5).map(({ code, path }) => ({ code, path: path.length })) },
  });
}

/** 413 for a call that takes no file. */
export const jsonTooLarge = (): AppError =>
  new AppError('too_large', 'This is more text than can be sent at once (at most 1 MB).');

/** JSON can spell half a character (a lone surrogate), which no database keeps: it is replaced, as in any text file. */
const wellFormed = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * The JSON of a request body.
 * @throws AppError `invalid` where it is no JSON
 */
export function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw), wellFormed);
  } catch {
    throw new AppError('invalid', 'This request could not be understood (it is not valid JSON).');
  }
}
