/** A text with the words of an answer left out of it. */
import { termsOf, WORD } from '../../book/search/terms.ts';
import type { Masked } from '../../contract/hints.ts';
import { isStop } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { isUnspaced, UNSPACED } from '../../language/script.ts';
import { readText } from '../grading/text.ts';

/** What a hint must not tell: the content stems of the answer that the question lacks. */
export interface Secret {
  language: PackCode;
  /** Terms of the answer, and of the question. */
  terms: ReadonlySet<string>;
  known: ReadonlySet<string>;
  /** The answer's words behind the terms, lower case. */
  words: readonly string[];
  /** Its numbers, however they are written. */
  numbers: ReadonlySet<string>;
}

/** Two words that begin alike for so many letters, and for that share of the shorter one, are taken for forms of one word. */
const ALIKE = { letters: 4, share: 0.65 };
/** So many letters of the answer inside a word tell it: "Kurzzeitgedächtnis" has "Gedächtnis". */
const INSIDE = 4;
/** With fewer content words left than this, beside the question's own, a text is told by first letters too. */
const FEW_LEFT = 3;
/** A first letter of a shorter word is half of it. */
const LEAST_LETTERS = 4;

const lower = (text: string) => text.normalize('NFKC').toLowerCase();
const wordsIn = (text: string): string[] => lower(text).match(WORD) ?? [];
const spaced = (word: string) => ![...word].some(isUnspaced);

/** @param answer everything that is right @param question what the student sees anyway */
export function secretOf(question: string, answer: readonly string[], language: PackCode): Secret {
  const pack = packFor(language);
  const known = new Set(termsOf(question, language));
  const content = answer.flatMap(wordsIn).filter((word) => !isStop(word, pack));
  const hidden = (term: string) => !known.has(term);
  const words = content.filter((word) => spaced(word) && termsOf(word, language).some(hidden));
  const terms = new Set(content.flatMap((word) => termsOf(word, language)).filter(hidden));
  const asked = numbersIn(question, language).map(({ stem }) => stem);
  const numbers = answer.flatMap((text) => numbersIn(text, language)).map(({ stem }) => stem);
  return { language, terms, known, words, numbers: new Set(numbers.filter((stem) => !asked.includes(stem))) };
}

/** The numbers of a text, in digits or in words. */
const numbersIn = (text: string, language: PackCode) =>
  readText(text, language).tokens.filter(({ kind }) => kind === 'number');

function beginAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same++;
  return same >= ALIKE.letters && same >= ALIKE.share * shorter;
}

/** Whether a word, written with spaces around it, tells a word of the answer: by its stem, by another form, or inside a compound. */
function tells(word: string, { language, terms, known, words }: Secret): boolean {
  if (isStop(word, packFor(language))) return false;
  const own = termsOf(word, language);
  if (own.some((term) => terms.has(term))) return true;
  if (own.every((term) => known.has(term))) return false;
  return words.some(
    (one) =>
      beginAlike(one, word) ||
      (one.length >= INSIDE && word.includes(one)) ||
      (word.length >= INSIDE && one.includes(word)),
  );
}

/** Which characters of a run without spaces tell: those of a pair, or alone, that the answer has and the question lacks. */
function toldIn(run: string, { terms }: Secret): boolean[] {
  const chars = [...run];
  const told = chars.map((char) => terms.has(lower(char)));
  chars.forEach((char, at) => {
    if (!terms.has(lower(`${char}${chars[at + 1] ?? ''}`))) return;
    told[at] = true;
    told[at + 1] = true;
  });
  return told;
}

/** `number`: a number in words, of which the first letter would tell too much. */
type Piece = { text: string; gap: boolean; content: boolean; number?: boolean };

/** Words of other scripts stand between characters without a space ("用English写"): each is looked at by itself. */
const SCRIPTS = new RegExp(`${UNSPACED.source}+|[^${UNSPACED.source.slice(1, -1)}]+`, 'gu');

const piecesOfMixed = (run: string, secret: Secret): Piece[] =>
  (run.match(SCRIPTS) ?? []).flatMap((part) =>
    spaced(part) ? [pieceOfWord(part, tells(lower(part), secret), secret)] : piecesOfRun(part, secret),
  );

/** What the question says anyway is nothing to go by. */
function pieceOfWord(text: string, gap: boolean, { language, known }: Secret): Piece {
  const word = lower(text);
  const said = termsOf(word, language).every((term) => known.has(term));
  return { text, gap, content: !gap && !said && !isStop(word, packFor(language)) };
}

function piecesOfRun(run: string, secret: Secret): Piece[] {
  const told = toldIn(run, secret);
  const pieces: Piece[] = [];
  [...run].forEach((char, at) => {
    const gap = told[at] ?? false;
    const last = pieces.at(-1);
    if (last && last.gap === gap) last.text += char;
    else pieces.push({ text: char, gap, content: !gap });
  });
  return pieces;
}

function piecesOf(text: string, secret: Secret): Piece[] {
  const pieces: Piece[] = [];
  const told = numbersIn(text, secret.language).filter(({ stem }) => secret.numbers.has(stem));
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const from = match.index;
    const isNumber = told.some((number) => number.start < from + word.length && from < number.end);
    pieces.push({ text: text.slice(end, match.index), gap: false, content: false });
    if (spaced(word))
      pieces.push({ ...pieceOfWord(word, isNumber || tells(lower(word), secret), secret), number: isNumber });
    else pieces.push(...piecesOfMixed(word, secret));
    end = match.index + word.length;
  }
  return [...pieces, { text: text.slice(end), gap: false, content: false }];
}

/** A text with the secret's words as gaps. @param letters whether first letters help where little else is left */
export function masked(text: string, secret: Secret, letters = true): Masked {
  const pieces = piecesOf(text, secret);
  const few = letters && pieces.filter(({ content }) => content).length < FEW_LEFT;
  const out: Masked = [];
  for (const { text: piece, gap, number } of pieces) {
    if (gap) {
      const [first = ''] = piece;
      const shown = few && !number && spaced(piece) && /\p{L}/u.test(first) && [...piece].length >= LEAST_LETTERS;
      out.push({ gap: shown ? first : '' });
      continue;
    }
    const last = out.at(-1);
    if (typeof last === 'string') out[out.length - 1] = last + piece;
    else if (piece !== '') out.push(piece);
  }
  return out;
}

/** Whether anything of a text is left to read. */
export const saysSomething = (text: Masked): boolean =>
  text.some((piece) => typeof piece === 'string' && /[\p{L}\p{N}]/u.test(piece)) ||
  text.some((piece) => typeof piece !== 'string' && piece.gap !== '');
