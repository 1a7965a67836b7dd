import { type LogSeverity, write } from 'firebase-functions/logger';

/**
 * One structured line. `fields` hold ids, counts, codes and times; never what a student wrote, uploaded or is called.
 * @param event what happened, two or three words, always the same for the same thing
 */
export function log(severity: LogSeverity, event: string, fields: Record<string, unknown> = {}): void {
  write({ severity, message: event, ...fields });
}

/** What the log keeps of an unexpected error: its kind and where it arose. Messages may quote a student, so they stay out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { error: error.name, code, stack: frames.slice(0, 12).join('\n'), ...cause };
}
