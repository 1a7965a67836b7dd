/** The words of a text in which a term stands there, letter by letter, in whatever case; null where it does not. */
export function standing(text: string, term: string): string | null {
  const words = term
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{M}\\p{N}])`, 'iu').exec(text);
  return found?.[0] ?? null;
}
