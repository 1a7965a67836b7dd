/** An answer in another language than the book's: its words cannot be compared, and nothing is held against it. */
import type { PackCode } from '../../language/codes.ts';
import { DETECTED_CHARS, languageOfQuestion } from '../../language/detect.ts';
import { lowerCased } from '../../language/match.ts';
import { packFor } from '../../language/packs/index.ts';
import type { DraftPoint } from '../engine.ts';
import { folded, saysUnknown } from './languages.ts';
import { relate } from './similarity.ts';
import { readText, type Token } from './text.ts';

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
  if (found === language || found === 'und' || isName(answer, found)) return null;
  if (packFor(found).words.unspaced || packFor(language).words.unspaced) return own === 0 ? found : null;
  const hits = hitsOf(words, found);
  return hits >= Math.max(TELLING.hits, TELLING.share * new Set(words).size, TELLING.times * own) ? found : null;
}

/** So many words with a capital, and particles between them, are a person's name in any language. */
const NAMED = { least: 2, most: 6 };

/** "François de la Rocque", "Ludwig von der Tann": capitals with nothing small but the particles of a name between them. */
function isName(answer: string, language: PackCode): boolean {
  const particles = packFor(language).marking?.particles ?? [];
  const text = answer.trim().replace(/[.!?]+$/u, '');
  const bare = particles.reduce((left, one) => left.replaceAll(` ${one} `, ' '), text);
  const words = bare.split(/\s+/u);
  const isCapital = (word: string) =>
    /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) && !packFor(language).words.stop.has(word.toLowerCase());
  return bare !== text && words.length >= NAMED.least && words.length <= NAMED.most && words.every(isCapital);
}

const nameOf = (language: PackCode): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** So much of what is said in no word of grammar is the rubric's: a list of the book's words, whatever stands before it. */
const BORROWED = { words: 3, share: 0.5 };

/** Whether an answer that looks foreign by its grammar says mostly the rubric's own words. */
export function borrows(answer: string, rubric: readonly Token[], language: PackCode): boolean {
  const found = foreignTo(answer, language);
  if (!found) return false;
  const words = readText(answer, language).content.filter(({ text }) => !packFor(found).words.stop.has(text));
  const own = words.filter((word) => rubric.some((other) => relate(word, other) === 'same'));
  return own.length >= BORROWED.words && own.length >= BORROWED.share * words.length;
}

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

/** "Ich mag Pizza und die Sonne": whoever answers a question of a book in so few words does not tell of themselves. */
const ONESELF_WORDS = 6;
const speaksOfOneself = (answer: string, language: PackCode): boolean => {
  if ([...answer.matchAll(WORD)].length > ONESELF_WORDS) return false;
  const oneself = packFor(language).marking?.oneself;
  return oneself !== undefined && lowerCased(oneself).test(folded(answer.trim()));
};

/** Points that an answer in another language leaves open, with the reason. What is met or contradicted all the same stays. */
export function leftOpen(points: readonly DraftPoint[], answer: string, language: PackCode): DraftPoint[] {
  if (points.some(({ met, contradicted }) => met || contradicted)) return [...points];
  const written = foreignTo(answer, language);
  if (!written || opensWithNothing(answer) || speaksOfOneself(answer, written)) return [...points];
  const note = `You write in ${nameOf(written)}, and the book’s answer is in ${nameOf(language)}.`;
  return points.map((point) => ({ ...point, unsure: true, student_words: answer.trim(), note }));
}
