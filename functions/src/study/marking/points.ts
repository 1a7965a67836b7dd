/** Rubrics: the points a full answer makes, drawn from a reference answer or an outline. Knows no engine. */

/** A sentence this short ("No.", "40 meters.") is no point of its own: it joins its neighbour. */
const MIN_POINT_WORDS = 3;
/** More sentences than this in one reference are marked together, so that a long reference doesn't ask for ten facts. */
export const MAX_POINTS = 8;

const SENTENCE = /[^.!?;。！？；।\n]+(?:[.!?;](?=\S)[^.!?;。！？；।\n]*)*[.!?;。！？；।\n]*/gu;
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const unspaced = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);

/** Leading bullets and numbers, and the bold marks an outline entry may carry. */
export const plainPoint = (text: string) =>
  text
    .replace(/^\s*(?:[*•·–-]|\d{1,2}[.)])\s+/u, '')
    .replace(/\*\*/g, '')
    .trim();

/** The points of one reference answer: its sentences, the very short ones joined to the next. Never empty for a text with words. */
export function pointsOfReference(reference: string): string[] {
  const points: string[] = [];
  let carried = '';
  for (const match of plainPoint(reference).matchAll(SENTENCE)) {
    const sentence = `${carried}${match[0].trim()}`.trim();
    if (words(sentence) < MIN_POINT_WORDS && !unspaced(sentence)) carried = `${sentence} `;
    else {
      points.push(sentence);
      carried = '';
    }
  }
  const rest = carried.trim();
  if (rest) points.push(points.length > 0 ? `${points.pop()} ${rest}` : rest);
  return points.length > MAX_POINTS ? [plainPoint(reference)] : points;
}

/** One point per outline entry. */
export const pointsOfOutline = (outline: readonly string[]) =>
  outline.map(plainPoint).filter((entry) => words(entry) > 0);
