/** How many spine colours `styles/tokens.css` has. */
const SPINES = 6;

/** The colour of a book's spine: always the same for the same title (FNV-1a), so that a student knows it by sight. */
export function spineOf(title: string): string {
  let hash = 0x811c9dc5;
  for (const char of title) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `var(--spine-${(hash % SPINES) + 1})`;
}
