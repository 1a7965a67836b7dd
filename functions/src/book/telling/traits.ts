/**
 * What each sentence of a book is fit for, told by its words alone: kept in the index, since to tell it a process must compile the
 * patterns of all languages, and looked at when it is asked for where an index does not have it.
 */
import { isStop } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { countWords } from '../script.ts';
import type { Sentence } from '../sentences.ts';
import { itemsAfter } from './lists.ts';
import { ASKS_BACK, announcesNext, announcesPlan, beginsMidClause, isTask, pointsElsewhere } from './signs.ts';

/**
 * `whole`: can stand by itself. `leans`: begins with a word that stands for what was said before. `task`, `elsewhere`, `plans`,
 * `announces`, `asks`, `midClause`: see `signs.ts`. `label`: too short to say anything. `forename`: may begin with a name that one of
 * its words is the last part of ("Edwin Armstrong"). `example`: begins by giving an example.
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
  'forename',
  'example',
] as const;
export type Trait = (typeof TRAITS)[number];

/** What is longer is a table or a list that ran together. */
const LONGEST = 85;
/** Pieces of text with fewer words are labels. */
const LEAST_WORDS = 5;

/** Told of each sentence, one bit each, in the order of `TRAITS`; the next bit says that all of them are. */
const bitOf = Object.fromEntries(TRAITS.map((trait, at) => [trait, 1 << at])) as Record<Trait, number>; // keys of that list
const TOLD = 1 << TRAITS.length;

export interface Traits {
  /** Whether a sentence of the index is so; false where there is no such sentence. */
  has(at: number, trait: Trait): boolean;
  /** How many pieces its spaces part a sentence into, as far as `MOST_PIECES`. */
  pieces(at: number): number;
  /** How the sentences that hold a term name it; undefined where that is not kept. */
  ways(term: string): Ways | undefined;
}

/** How sentences name a term. */
export interface Ways {
  /** The plain word in lower case that it is mostly written with; empty where it has none. */
  form: string;
  /** For each holder of the term in order twice the number of how it is named (`namingOf`), and one more where a word of it holds `form`. */
  codes: ArrayLike<number>;
}

/** What is stored of the sentences of an index. */
interface Stored {
  bits: ArrayLike<number>;
  pieces: ArrayLike<number>;
  ways: Traits['ways'];
}
const NOTHING: Stored = { bits: [], pieces: [], ways: () => undefined };

/** More pieces than this make a sentence no longer. */
export const MOST_PIECES = 40;
const SPACE = ' '.charCodeAt(0);

/** How many pieces its spaces part a text into, as far as `MOST_PIECES`. */
export function piecesIn(text: string): number {
  let pieces = 1;
  for (let at = 0; at < text.length && pieces < MOST_PIECES; at++) if (text.charCodeAt(at) === SPACE) pieces++;
  return pieces;
}

/** Whether the name that a sentence begins with may have another name before it: never false where it has. */
function mayOpenWithName(text: string, language: PackCode): boolean {
  if (language !== 'en') return false;
  const [whole, first = ''] = /^\s*(\p{Lu}[\p{L}.]*)/u.exec(text) ?? [];
  if (whole === undefined) return false;
  if (/.\p{Lu}/u.test(first)) return true;
  return (
    /^\s+\p{Lu}/u.test(text.slice(whole.length)) &&
    !first.endsWith('ing') &&
    !isStop(first.toLowerCase(), packFor(language))
  );
}

/** The traits of the sentences of a book in a language, told when they are asked for where they are not stored. */
export class SentenceTraits implements Traits {
  readonly #sentences: readonly Sentence[];
  readonly #language: PackCode;
  readonly #stored: Stored;
  #asked: Uint16Array | undefined;
  #found: Uint16Array | undefined;

  /** @param stored what is stored of the sentences: bits as `bits` gave them */
  constructor(sentences: readonly Sentence[], language: PackCode, stored: Stored = NOTHING) {
    this.#sentences = sentences;
    this.#language = language;
    this.#stored = stored;
  }

  pieces(at: number): number {
    return this.#stored.pieces[at] ?? piecesIn(this.#sentences[at]?.text ?? '');
  }

  ways(term: string): Ways | undefined {
    return this.#stored.ways(term);
  }

  has(at: number, trait: Trait): boolean {
    const bits = this.#stored.bits[at] ?? 0;
    if (bits & TOLD) return (bits & bitOf[trait]) !== 0;
    return this.#tell(at, trait);
  }

  /** All that is told of a sentence, as it is stored. */
  bits(at: number): number {
    return TRAITS.reduce((bits, trait) => (this.has(at, trait) ? bits | bitOf[trait] : bits), TOLD);
  }

  #tell(at: number, trait: Trait): boolean {
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
      case 'forename':
        return mayOpenWithName(text, this.#language);
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
