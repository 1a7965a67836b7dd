/** An answer in another language than the book's: its words cannot be compared, and nothing is held against it. */
import type { PackCode } from '../../language/codes.ts';
import { DETECTED_CHARS, languageOfQuestion } from '../../language/detect.ts';
import { packFor } from '../../language/packs/index.ts';
import type { DraftPoint } from '../engine.ts';
import { saysUnknown } from './languages.ts';

const WORD = /[\p{L}\p{M}]+/gu;
/** So many words of grammar tell a language, such a share of all, and so many times as many as the book's language has of them. */
const TELLING = { hits: 2, share: 0.25, times: 2 };
/** "C" and "i" are words of some language. */
const LETTERS = 2;

const hitsOf = (words: readonly string[], language: PackCode) =>
  new Set(words.filter((word) => word.length >= LETTERS && packFor(language).words.stop.has(word))).size;

/**
 * The language that an answer is written in, where that is another than the rubric's and its grammar says so; null where it is
 * not, or where that cannot be told.
 */
export function foreignTo(answer: string, language: PackCode): PackCode | null {
  const text = answer.slice(0, DETECTED_CHARS);
  const words = text.toLowerCase().match(WORD) ?? [];
  const own = hitsOf(words, language);
  if (language === 'und' || own >= TELLING.share * words.length) return null;
  const found = languageOfQuestion(text, language);
  if (found === language || found === 'und') return null;
  if (packFor(found).words.unspaced || packFor(language).words.unspaced) return own === 0 ? found : null;
  const hits = hitsOf(words, found);
  return hits >= Math.max(TELLING.hits, TELLING.share * new Set(words).size, TELLING.times * own) ? found : null;
}

const nameOf = (language: PackCode): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** So short an answer that opens with not knowing, within so many words, says no more: "no tengo ni idea de lo que es". */
const UNKNOWN = { words: 12, opening: 6 };

function opensWithNothing(answer: string): boolean {
  const words = [...answer.matchAll(WORD)];
  return (
    words.length <= UNKNOWN.words &&
    words
      .slice(0, UNKNOWN.opening)
      .some(({ index, 0: word }) => saysUnknown(answer.slice(0, index + word.length).trim()))
  );
}

/** Points that an answer in another language leaves open, with the reason. What is met or contradicted all the same stays. */
export function leftOpen(points: readonly DraftPoint[], answer: string, language: PackCode): DraftPoint[] {
  if (points.some(({ met, contradicted }) => met || contradicted)) return [...points];
  const written = foreignTo(answer, language);
  if (!written || opensWithNothing(answer)) return [...points];
  const note = `You write in ${nameOf(written)}, and the book’s answer is in ${nameOf(language)}.`;
  return points.map((point) => ({ ...point, unsure: true, student_words: answer.trim(), note }));
}
