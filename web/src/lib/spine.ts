/** How many spine colours `styles/tokens.css` has. */
const SPINES = 6;

/** Pages of the thinnest and of the thickest spine; what is thinner or thicker looks like these. */
const [THIN, THICK] = [30, 700];

/** How wide a spine is, 3–12 px: thicker books are wider, by the root, so that lectures differ from each other too. */
export function spineWidth(pages: number): number {
  const share = (Math.min(THICK, Math.max(THIN, pages)) - THIN) / (THICK - THIN);
  return Math.round(3 + 9 * Math.sqrt(share));
}

/** The colour of a book's spine: always the same for the same title (FNV-1a), so that a student knows it by sight. */
export function spineOf(title: string): string {
  let hash = 0x811c9dc5;
  for (const char of title) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `var(--spine-${(hash % SPINES) + 1})`;
}
