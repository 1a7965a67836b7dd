/** What each sentence of a book is fit for, by its words alone, looked at when it is first asked for. */
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { countWords } from '../script.ts';
import type { Sentence } from '../sentences.ts';
import { itemsAfter } from './lists.ts';
import { ASKS_BACK, announcesNext, announcesPlan, beginsMidClause, isTask, pointsElsewhere } from './signs.ts';

/**
 * `whole`: can stand by itself. `leans`: begins with a word that stands for what was said before. `task`, `elsewhere`, `plans`,
 * `announces`, `asks`, `midClause`: see `signs.ts`. `label`: too short to say anything. `example`: begins by giving an example.
 */
const TRAITS = [
  'whole',
  'leans',
  'task',
  'elsewhere',
  'plans',
  'announces',
  'asks',
  'midClause',
  'label',
  'example',
] as const;
export type Trait = (typeof TRAITS)[number];

/** What is longer is a table or a list that ran together. */
const LONGEST = 85;
/** Pieces of text with fewer words are labels. */
const LEAST_WORDS = 5;

/** One bit for each of `TRAITS`. */
const bitOf = Object.fromEntries(TRAITS.map((trait, at) => [trait, 1 << at])) as Record<Trait, number>; // keys of that list

export interface Traits {
  /** Whether a sentence of the index is so; false where there is no such sentence. */
  has(at: number, trait: Trait): boolean;
  /** How many pieces its spaces part a sentence into, as far as `MOST_PIECES`. */
  pieces(at: number): number;
}

/** More pieces than this make a sentence no longer. */
export const MOST_PIECES = 40;
const SPACE = ' '.charCodeAt(0);

/** How many pieces its spaces part a text into, as far as `MOST_PIECES`. */
function piecesIn(text: string): number {
  let pieces = 1;
  for (let at = 0; at < text.length && pieces < MOST_PIECES; at++) if (text.charCodeAt(at) === SPACE) pieces++;
  return pieces;
}

export class SentenceTraits implements Traits {
  readonly #sentences: readonly Sentence[];
  readonly #language: PackCode;
  #asked: Uint16Array | undefined;
  #found: Uint16Array | undefined;

  constructor(sentences: readonly Sentence[], language: PackCode) {
    this.#sentences = sentences;
    this.#language = language;
  }

  pieces(at: number): number {
    return piecesIn(this.#sentences[at]?.text ?? '');
  }

  has(at: number, trait: Trait): boolean {
    const sentence = this.#sentences[at];
    if (!sentence) return false;
    this.#asked ??= new Uint16Array(this.#sentences.length);
    this.#found ??= new Uint16Array(this.#sentences.length);
    const bit = bitOf[trait];
    if (((this.#asked[at] ?? 0) & bit) === 0) {
      this.#asked[at] = (this.#asked[at] ?? 0) | bit;
      if (this.#look(at, sentence, trait)) this.#found[at] = (this.#found[at] ?? 0) | bit;
    }
    return ((this.#found[at] ?? 0) & bit) !== 0;
  }

  #look(at: number, sentence: Sentence, trait: Trait): boolean {
    const { text } = sentence;
    switch (trait) {
      case 'whole':
        return this.#isWhole(at, sentence);
      case 'leans':
        return packFor(this.#language).signs?.leansBack?.test(text) ?? false;
      case 'task':
        return isTask(text);
      case 'elsewhere':
        return pointsElsewhere(text);
      case 'plans':
        return announcesPlan(text);
      case 'announces':
        return announcesNext(text);
      case 'asks':
        return ASKS_BACK.test(text);
      case 'midClause':
        return beginsMidClause(text);
      case 'label':
        return countWords(text) < LEAST_WORDS;
      case 'example':
        return packFor(this.#language).signs?.example?.exec(text)?.index === 0;
    }
  }

  /** A sentence of the text that neither begins in its middle nor ends before its point, and sends nobody elsewhere. */
  #isWhole(at: number, { kind, text }: Sentence): boolean {
    if (kind !== 'prose' || this.has(at, 'midClause') || this.has(at, 'plans')) return false;
    if (countWords(text) > LONGEST || this.has(at, 'elsewhere') || this.has(at, 'task')) return false;
    return !this.has(at, 'announces') || itemsAfter(this.#sentences, at).length > 0;
  }
}
