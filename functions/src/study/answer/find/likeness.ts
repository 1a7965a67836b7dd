/** How alike two terms are, for words that no stem brings together ("Regierung", "Regierungsform"). */

/** Fewer letters in common at the beginning are chance. */
const FEWEST = 4;
/** … and so is a smaller share of the longer term. */
const SHARE = 0.55;

/** 1 for equal terms, else the share of the longer one that both begin with, or 0 where that tells nothing. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.charCodeAt(0) !== b.charCodeAt(0)) return 0;
  const [least, most] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  if (least < FEWEST || least < SHARE * most) return 0;
  let same = 1;
  while (same < least && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  return same >= FEWEST && same >= SHARE * most ? same / most : 0;
}
