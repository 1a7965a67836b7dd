/** Words and sentences of a text by the rules of its language (`Intl.Segmenter`, Unicode UAX #29 with ICU's dictionaries). */

const made = new Map<string, Intl.Segmenter>();

function segmenter(language: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  let known = made.get(key);
  if (!known) {
    known = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity });
    made.set(key, known);
  }
  return known;
}

/** The words of a text as they are written, in order; also of scripts without spaces, which a dictionary cuts. */
export function wordsIn(text: string, language: string): string[] {
  const pieces = segmenter(language, 'word').segment(text);
  return Array.from(pieces).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** The sentences of a short text (a question, an answer), trimmed. A book's sentences are cut by `book/split.ts`, which
 * knows abbreviations, initials and lists. */
export function sentencesIn(text: string, language: string): string[] {
  const pieces = segmenter(language, 'sentence').segment(text);
  return Array.from(pieces).flatMap(({ segment }) => (segment.trim() ? [segment.trim()] : []));
}
