/** A sentence as definitions are found in it. */

import { mayHold, termsOfWord, WORD } from '../../book/search/terms.ts';
import type { PackCode } from '../../language/codes.ts';

const PIECE = new RegExp(`${WORD.source}|[,:;()—–]|\\s-\\s`, 'gu');
/** What most sentences of English are made of, and the same pieces of it: found without the tables of Unicode. */
const USUAL = /^[\x20-\x7e“”‘’–—…•]*$/;
const USUAL_PIECE =
  /(?<![A-Za-z\d])[A-Za-z](?:\.[A-Za-z])+(?![A-Za-z\d])|[A-Za-z\d]+(?:['’][A-Za-z]+)*|[,:;()—–]|\s-\s/g;
const PLAIN = /^[A-Za-z]+$/;
const MARKS: ReadonlySet<string> = new Set(',:;()');
/** The mark or number of a list item, a theorem or a glossary's letter: what follows it opens the sentence. */
export const ITEM_MARK = /^(?:[•◦▪‣●○■□–—*-]|\(?\p{Nd}{1,3}[.)]|\(?\p{L}\)|\([ivx]{2,4}\))\s+/u;

/**
 * A sentence as definitions are found in it: words (as search terms) and the punctuation that definitions are made with. The term
 * of a word is found when it is looked at: a sentence is cut fast, and of its words those next to the subject matter.
 */
export class Marked {
  /** Plain words as they are written, anything else as what it is found by. */
  readonly #pieces: string[] = [];
  readonly #terms: (string | undefined)[] = [];
  readonly #language: PackCode;

  constructor(text: string, language: PackCode) {
    this.#language = language;
    const bare = text.replace(ITEM_MARK, '');
    for (const piece of bare.match(USUAL.test(bare) ? USUAL_PIECE : PIECE) ?? []) {
      if (PLAIN.test(piece)) this.#add(piece);
      else if (MARKS.has(piece)) this.#add(piece, piece);
      else if (/^[—–\s]/.test(piece)) this.#add('—', '—');
      else for (const term of termsOfWord(piece, language)) this.#add(term, term);
    }
  }

  #add(piece: string, term?: string): void {
    this.#pieces.push(piece);
    this.#terms.push(term);
  }

  get length(): number {
    return this.#pieces.length;
  }

  /** The term or mark there; nothing outside of the sentence. */
  at(place: number): string {
    const known = this.#terms[place];
    if (known !== undefined) return known;
    const piece = this.#pieces[place];
    if (piece === undefined) return '';
    const [term = ''] = termsOfWord(piece, this.#language);
    this.#terms[place] = term;
    return term;
  }

  /** The plain word that stands there; undefined for anything else. */
  written(place: number): string | undefined {
    const piece = this.#pieces[place];
    return piece !== undefined && PLAIN.test(piece) ? piece : undefined;
  }

  /** Whether this term stands there. */
  has(place: number, term: string): boolean {
    const known = this.#terms[place];
    return known === undefined
      ? mayHold(this.#pieces[place] ?? '', term, this.#language) && this.at(place) === term
      : known === term;
  }

  /** Where a mark stands next; -1 where it does not, `within` pieces on. */
  next(mark: string, from: number, within: number): number {
    for (let place = from; place < Math.min(from + within, this.length); place++)
      if (this.#pieces[place] === mark) return place;
    return -1;
  }
}
