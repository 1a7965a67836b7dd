/** What went wrong, for whoever reads the browser's console. Never a student's words, never a token. */
export function logError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
