/** What a run with a protection taken away tells. */

/** How many tests passed and failed. */
export interface Ran {
  passed: number;
  failed: number;
  /** It did not end. */
  endless?: boolean;
}

/**
 * `fails`: the test holds the protection; `endless`: so does one that takes for ever without it. `passes`: it does not. `broken`: it fails, or does not run, with the protection in its place,
 * or all of its file fails without it, which says nothing. `moved`: the protection is not where the table says.
 */
export type Verdict = 'fails' | 'endless' | 'passes' | 'broken' | 'moved';

/** A text with `from` replaced, or null where it is not there exactly once or nothing would be changed. */
export function applied(text: string, from: string, to: string): string | null {
  const at = text.indexOf(from);
  if (at < 0 || from === to || text.indexOf(from, at + 1) >= 0) return null;
  return text.slice(0, at) + to + text.slice(at + from.length);
}

/** @param there whether the protection was found and taken away @param whole the run before that @param without the run after it */
export function judge(there: boolean, whole: Ran, without: Ran): Verdict {
  if (!there) return 'moved';
  if (whole.failed > 0 || whole.passed === 0) return 'broken';
  if (without.endless) return 'endless';
  // A file of one test has no other that could show that it runs at all.
  if (without.failed === 0) return without.passed === 0 ? 'broken' : 'passes';
  return without.passed === 0 && whole.passed > 1 ? 'broken' : 'fails';
}
