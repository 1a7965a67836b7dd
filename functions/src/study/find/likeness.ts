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

/** A last part of fewer letters is chance. */
const LAST_PART = 5;

/** As `likeness`, and also by the last part of a compound, where a language makes any ("Küste", "Atlantikküste"). */
export function likeCompound(a: string, b: string): number {
  const [last, whole] = a.length < b.length ? [a, b] : [b, a];
  const inside = last.length >= LAST_PART && whole.length > last.length && whole.endsWith(last);
  return Math.max(likeness(a, b), inside ? last.length / whole.length : 0);
}
