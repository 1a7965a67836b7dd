/** A book as questions look at it: its sentences by the terms in them, its chapters, and the pages that are asked about. */
import { sectionsOf } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import { type Sentence, sentencesOf } from '../../book/sentences.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { keyOf, packOf } from '../../knowledge/keys.ts';
import { type Lexicon, lexiconOf } from '../../knowledge/lexicon.ts';
import { once } from '../../language/once.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Quiz } from '../../language/parts/quiz.ts';
import type { QuestionsInput } from '../engine.ts';
import { contentWords } from '../gate/words.ts';
import { chapterIndex } from './chapter-index.ts';

export interface QuizContext {
  book: Book;
  knowledge: KnowledgeBase;
  pack: LanguagePack;
  /** What an examiner says around the book's words; English where the language has none. */
  frames: Quiz;
  /** Null where the pack does not know how facts are told. */
  lexicon: Lexicon | null;
  sentences: readonly Sentence[];
  index: TermIndex;
  /** Keys of the titles of sections, each between spaces. */
  titles: readonly string[];
  /** The title of a section by its index; empty before the first. */
  titleOf: (section: number) => string;
  /** The content words of a sentence, by its index. */
  contentAt: (at: number) => ReadonlySet<string>;
  /** -1 in a part that is no chapter of a book that has some. */
  chapterOf: (sentence: Pick<Sentence, 'section' | 'page'>) => number;
  /** Whether a word is mostly written with a capital inside sentences. */
  isName: (word: string) => boolean;
  /** Whether a page is among those to ask about. */
  inRange: (page: number) => boolean;
}

type Whole = Omit<QuizContext, 'inRange'>;

const known = new WeakMap<KnowledgeBase, Whole>();

/** The context of a book between the pages that are asked about; the costly part is kept as long as its facts. */
export function contextOf(
  { book, from, to, pages }: Pick<QuestionsInput, 'book' | 'from' | 'to' | 'pages'>,
  knowledge: KnowledgeBase,
): QuizContext {
  const whole = known.get(knowledge) ?? readWhole(book, knowledge);
  known.set(knowledge, whole);
  const wanted = pages && new Set(pages);
  return {
    ...whole,
    inRange: (page) => page >= (from ?? 1) && page <= (to ?? Infinity) && (wanted?.has(page) ?? true),
  };
}

/** What of a context takes long to find, and was found before. */
export interface KnownWords {
  /** Lower-case words that have a capital inside sentences. */
  names: readonly string[];
  /** Indices of the sentences that hold a term, by its key. */
  places: ReadonlyMap<string, readonly number[]>;
}

/** Tells what was found of a book when it was read. */
export function keepWords(book: Book, knowledge: KnowledgeBase, words: KnownWords): QuizContext {
  known.set(knowledge, readWhole(book, knowledge, words));
  return contextOf({ book }, knowledge);
}

/** Whether the costly part of a book's context is at hand. */
export const isRead = (knowledge: KnowledgeBase): boolean => known.has(knowledge);

function readWhole(book: Book, knowledge: KnowledgeBase, words?: KnownWords): Whole {
  const pack = packOf(book);
  const sentences = sentencesOf(book);
  const chapterOf = chapterIndex(book);
  const names = once(() => new Set(words?.names ?? namesIn(sentences)));
  return {
    book,
    knowledge,
    pack,
    frames: pack.quiz ?? (packFor('en').quiz as Quiz), // the pack for English has every part
    lexicon: lexiconOf(pack),
    sentences,
    index: new TermIndex(sentences, pack, words?.places),
    titles: sectionsOf(book).map(({ title }) => ` ${keyOf(title, pack)} `),
    titleOf: (section) => sectionsOf(book)[section]?.title ?? '',
    contentAt: remembered((at) => contentWords(sentences[at]?.text ?? '')),
    chapterOf: (sentence) => chapterOf(sentence) ?? -1,
    isName: (word) => names().has(word.toLowerCase()),
  };
}

const TEACHING: ReadonlySet<string> = new Set(['prose', 'fragment']);

/** Which sentences of the text hold which terms, by stems (letters, in a script without spaces). */
class TermIndex {
  readonly #keyAt: (at: number) => string;
  readonly #every: () => readonly number[];
  readonly #places: () => ReadonlyMap<string, readonly number[]>;
  readonly #unspaced: boolean;
  readonly #known: ReadonlyMap<string, readonly number[]>;

  constructor(sentences: readonly Sentence[], pack: LanguagePack, known: KnownWords['places'] = new Map()) {
    this.#unspaced = pack.words.unspaced;
    this.#known = known;
    const stem = remembered<string, string>((word) => pack.words.stem(word));
    const cached = { ...pack, words: { ...pack.words, stem } };
    this.#keyAt = remembered((at) => {
      const { text, kind } = sentences[at] ?? { text: '', kind: 'front' };
      return TEACHING.has(kind) ? ` ${keyOf(text, cached)} ` : '';
    });
    this.#every = once(() => [...sentences.keys()]);
    this.#places = once(() => {
      const places = new Map<string, number[]>();
      for (const at of this.#every()) {
        for (const stem of new Set(this.#keyAt(at).split(' '))) {
          const there = places.get(stem);
          if (there) there.push(at);
          else if (stem !== '') places.set(stem, [at]);
        }
      }
      return places;
    });
  }

  /** Indices of the sentences that hold a term, by its key, in order. */
  readonly withTerm = remembered((key: string): readonly number[] => {
    const known = this.#known.get(key);
    if (known || key === '') return known ?? [];
    if (this.#unspaced) return this.#every().filter((at) => this.holds(at, key));
    const lists = key.split(' ').map((stem) => this.#places().get(stem) ?? []);
    // Of one stem the list is the answer; a book may have it in every sentence.
    if (lists.length === 1) return lists[0] ?? [];
    const fewest = lists.reduce((a, b) => (b.length < a.length ? b : a));
    return fewest.filter((at) => this.holds(at, key));
  });

  holds(at: number, key: string): boolean {
    return this.#keyAt(at).includes(this.#unspaced ? key : ` ${key} `);
  }
}

/** What is worked out once a book, and kept as long as its terms are; `keep` tells what was worked out before. */
export function oncePerBook<T>(
  make: (context: QuizContext) => T,
): ((context: QuizContext) => T) & { keep: (context: QuizContext, made: T) => void } {
  const made = new WeakMap<TermIndex, T>();
  const of = (context: QuizContext) => {
    const before = made.get(context.index);
    if (before !== undefined) return before;
    const one = make(context);
    made.set(context.index, one);
    return one;
  };
  return Object.assign(of, { keep: ({ index }: QuizContext, one: T) => void made.set(index, one) });
}

export function remembered<K, V>(make: (of: K) => V): (of: K) => V {
  const made = new Map<K, V>();
  return (of) => {
    const before = made.get(of);
    if (before !== undefined) return before;
    const one = make(of);
    made.set(of, one);
    return one;
  };
}

/** The words that begin with a capital wherever they stand, from the insides of sentences; in lower case. */
export function namesIn(sentences: readonly Sentence[]): string[] {
  const balance = new Map<string, number>();
  for (const { text, kind } of sentences) {
    if (kind !== 'prose') continue;
    for (const [at, word] of (text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).entries()) {
      const lower = word.toLowerCase();
      const step = word === lower ? -1 : at > 0 ? 1 : 0;
      balance.set(lower, (balance.get(lower) ?? 0) + step);
    }
  }
  return [...balance].flatMap(([word, sum]) => (sum > 0 ? [word] : []));
}

type Names = Pick<QuizContext, 'isName' | 'lexicon'>;

/**
 * Whether the first of these words has its capital wherever it stands. What is joined to a name is one, though the book has it
 * at beginnings alone: "Craik and Lockhart", "Bank of England".
 */
function keepsCapital({ isName, lexicon }: Names, [first = '', ...rest]: readonly string[]): boolean {
  const next = rest.find((word) => !lexicon?.and.has(word) && !lexicon?.prepositions.has(word)) ?? '';
  const fixed = lexicon?.capitalNouns || /\p{Lu}|\p{Nd}/u.test(first.slice(1)) || /^\p{Lu}\p{Ll}/u.test(next);
  return fixed || isName(first.replace(/['’].*$/, ''));
}

/** A phrase as it stands inside a sentence: without the capital of a sentence's beginning. */
export function inside(names: Names, text: string): string {
  const words = text.split(/\s+/);
  const isArticle = names.lexicon?.articles.has(words[0]?.toLowerCase() ?? '');
  return !isArticle && keepsCapital(names, words) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase as a statement: with a capital and the full stop of its script. */
export const statement = ({ pack }: Pick<QuizContext, 'pack'>, text: string): string =>
  `${capital(text)}${pack.words.unspaced ? '。' : '.'}`;

/** A frame with the book's words in its places. */
export function framed(frame: string, ...words: readonly string[]): string {
  let at = 0;
  return frame.replace(/%/g, () => words[at++] ?? '');
}

/** "(Barkan and Greenwood 2003)", "[12]": for the scholar. */
const CITATION =
  /(?<!\s)\s*(?:[([（](?=[^()[\]（）]*[)\]）])[^()[\]（）]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()[\]（）]*[)\]）]|\[\d{1,3}(?:[,–-]\s?\d{1,3})*\])/gu;
/** Spaces that only the setting of a page puts between characters of a script without spaces. */
const SET_APART = /(?<=[\p{Script=Han}、，。：；“”]) +(?=[\p{Script=Han}、，。：；“”])/gu;

/** The book's words without citations, the page's own spaces, a list's mark, and what ends them. */
export const plain = (text: string): string =>
  text
    .replace(CITATION, '')
    .replace(/(?<!\s)\s*[(（]\s*(?:[;,]\s*)?[)）]/g, '')
    .replace(SET_APART, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,.;:])/g, '$1')
    .replace(/^\s*(?:[•▪◦‣●■∙·–-]|\d{1,2}[.)])\s+/u, '')
    .replace(/(?<![\s,;:.。．，、；：،؛])[\s,;:.。．，、；：،؛]+$/u, '')
    .trim();
