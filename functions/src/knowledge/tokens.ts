/** A sentence cut into words and signs, each with its place. */
import { isUnspaced } from '../language/script.ts';

export interface Token {
  /** Lower case, curly apostrophes straightened. */
  text: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'sign';
  /** Begins with a capital letter. */
  capital: boolean;
}

/** Tokens `[from, to)`. */
export interface Range {
  from: number;
  to: number;
}

const PIECE =
  /\p{Nd}+(?:[.,:\u066b\u066c]\p{Nd}+)*(?![\p{L}\p{M}])|(?:\p{L}\.){2,}|[\p{L}\p{M}\p{Nd}_]+(?:['’\u2019\u200c-][\p{L}\p{M}\p{Nd}]+)*|\S/gu;
const HIGH = /[\u0e00-\uffff]/;
const LETTER = /^[\p{L}\p{M}]/u;
const DIGIT = /^\p{Nd}/u;
const CAPITAL = /^\p{Lu}/u;

/**
 * The tokens of a sentence in order; a word that another opens with ("l'", see `Words.elided`) is one of its own.  In a
 * script without spaces each character is a token of its own.
 */
export function tokensOf(text: string, elided: RegExp | null = null): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const start = match.index;
    if (piece.length > 1 && HIGH.test(piece) && [...piece].some(isUnspaced)) {
      pushUnspaced(piece, start, tokens);
      continue;
    }
    const opening = elided && piece.length > 2 ? (elided.exec(piece.toLowerCase())?.[0] ?? '') : '';
    if (opening !== '' && opening.length < piece.length) {
      pushWord(piece.slice(0, opening.length), start, tokens);
      pushWord(piece.slice(opening.length), start + opening.length, tokens);
      continue;
    }
    const first = piece.charCodeAt(0);
    const ascii = first < 128;
    const letter = ascii ? (first | 32) >= 97 && (first | 32) <= 122 : LETTER.test(piece);
    const digit = !letter && (ascii ? first >= 48 && first <= 57 : DIGIT.test(piece));
    tokens.push({
      text: piece.toLowerCase().replaceAll('’', "'"),
      start,
      end: start + piece.length,
      kind: letter ? 'word' : digit ? (/\p{L}/u.test(piece) ? 'word' : 'number') : 'sign',
      capital: letter && (ascii ? first < 97 : CAPITAL.test(piece)),
    });
  }
  return tokens;
}

function pushWord(piece: string, start: number, tokens: Token[]): void {
  const text = piece.toLowerCase().replace(/['’]$/, '');
  tokens.push({ text, start, end: start + piece.length, kind: 'word', capital: CAPITAL.test(piece) });
}

function pushUnspaced(piece: string, at: number, tokens: Token[]): void {
  let start = at;
  let run = '';
  const flush = () => {
    if (run) {
      const kind = /^\p{Nd}+$/u.test(run) ? 'number' : 'word';
      tokens.push({ text: run.toLowerCase(), start: start - run.length, end: start, kind, capital: CAPITAL.test(run) });
    }
    run = '';
  };
  for (const char of piece) {
    if (isUnspaced(char)) {
      flush();
      tokens.push({ text: char, start, end: start + char.length, kind: 'word', capital: false });
    } else run += char;
    start += char.length;
  }
  flush();
}
