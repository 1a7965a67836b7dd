/** Answers to a sentence with a gap, which often repeat the words around it: "80 million" for "_____ million users". */

const GAP = /_{2,}/u;
const WORD = /[\p{L}\p{M}\p{N}%]+/gu;

const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** A word is told in another form by so many letters more at its end ("millions"), behind at least so many alike. */
const FORM = { more: 2, alike: 4 };
const isForm = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= FORM.alike &&
    Math.abs(one.length - other.length) <= FORM.more &&
    (one.startsWith(other) || other.startsWith(one)));

/** How many of the last `words` are the first ones behind the gap. */
function overlap(words: readonly string[], behind: readonly string[]): number {
  for (let count = Math.min(words.length - 1, behind.length); count > 0; count--)
    if (words.slice(-count).every((word, i) => isForm(word, behind[i] ?? ''))) return count;
  return 0;
}

/**
 * The answer with the words blanked out that the question has right behind or before its gap; every other character keeps its
 * place. At least one word stays; a question without a gap changes nothing.
 */
export function withoutGapFrame(question: string, answer: string): string {
  const [before, behind] = question.split(GAP, 2);
  if (before === undefined || behind === undefined) return answer;
  const words = wordsOf(answer);
  const texts = words.map(({ text }) => text);
  const last = overlap(
    texts,
    wordsOf(behind).map(({ text }) => text),
  );
  const kept = texts.slice(0, texts.length - last);
  const first = overlap(
    [...kept].reverse(),
    wordsOf(before)
      .map(({ text }) => text)
      .reverse(),
  );
  const from = words[first]?.start ?? 0;
  const to = last > 0 ? (words[texts.length - last - 1]?.end ?? answer.length) : answer.length;
  return ' '.repeat(first > 0 ? from : 0) + answer.slice(first > 0 ? from : 0, to) + ' '.repeat(answer.length - to);
}
