/** A book as questions look at it: its sentences by the words in them, its chapters, its names. */
import { sectionsOf } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import { type Sentence, sentencesOf } from '../../book/sentences.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { keyOf, packOf } from '../../knowledge/keys.ts';
import { type Lexicon, lexiconOf } from '../../knowledge/lexicon.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Quiz } from '../../language/parts/quiz.ts';
import type { QuestionsInput } from '../engine.ts';
import { chapterIndex } from './chapters.ts';
import { contentWords } from './gate/words.ts';

export interface Reading {
  book: Book;
  knowledge: KnowledgeBase;
  pack: LanguagePack;
  frames: Quiz;
  /** Null where the pack does not know how facts are told. */
  lexicon: Lexicon | null;
  sentences: readonly Sentence[];
  /** Whether a page is among those to ask about. */
  inRange: (page: number) => boolean;
  chapterOf: (sentence: Pick<Sentence, 'section' | 'page'>) => number;
  words: WordIndex;
  /** Whether a word is written with a capital inside sentences. */
  isName: (word: string) => boolean;
  /** Whether a word is written small as well. */
  isOrdinary: (word: string) => boolean;
  /** Writers and readers: "we", "your". */
  speaker: ReadonlySet<string>;
  /** Those of them that mean people in general: "the process by which we learn". */
  anyone: ReadonlySet<string>;
  /** Words by which a sentence leans on the one before it: "also". */
  leaning: ReadonlySet<string>;
  /** The content words of a sentence, by its index. */
  contentAt: (at: number) => ReadonlySet<string>;
  /** Keys of the titles of sections, each between spaces. */
  titles: readonly string[];
}

/** Which sentences hold which words, by stems (letters, in a script without spaces). */
class WordIndex {
  readonly #keys: string[];
  readonly #places = new Map<string, number[]>();
  readonly #unspaced: boolean;

  constructor(sentences: readonly Sentence[], pack: LanguagePack) {
    this.#unspaced = pack.words.unspaced;
    const stems = new Map<string, string>();
    const cached: LanguagePack = {
      ...pack,
      words: {
        ...pack.words,
        stem: (word) => {
          const known = stems.get(word) ?? pack.words.stem(word);
          stems.set(word, known);
          return known;
        },
      },
    };
    this.#keys = sentences.map(({ text, kind }) => (TEACHING.has(kind) ? ` ${keyOf(text, cached)} ` : ''));
    if (this.#unspaced) return;
    this.#keys.forEach((key, at) => {
      for (const stem of new Set(key.split(' '))) {
        if (stem === '') continue;
        const places = this.#places.get(stem);
        if (places) places.push(at);
        else this.#places.set(stem, [at]);
      }
    });
  }

  /** Indices of the sentences of the text that hold a term, by its key. */
  withTerm(key: string): readonly number[] {
    if (key === '') return [];
    if (this.#unspaced) return this.#keys.flatMap((text, at) => (text.includes(key) ? [at] : []));
    let fewest: readonly number[] | undefined;
    for (const stem of key.split(' ')) {
      const places = this.#places.get(stem) ?? [];
      if (!fewest || places.length < fewest.length) fewest = places;
    }
    return (fewest ?? []).filter((at) => this.#keys[at]?.includes(` ${key} `));
  }

  keyAt = (at: number): string => this.#keys[at] ?? '';
}

const TEACHING: ReadonlySet<string> = new Set(['prose', 'fragment']);
const known = new WeakMap<KnowledgeBase, Omit<Reading, 'inRange'>>();

/** The reading of a book between the pages that are asked about; the costly part is kept as long as its facts. */
export function readingOf({ book, from, to, pages }: QuestionsInput, knowledge: KnowledgeBase): Reading {
  let whole = known.get(knowledge);
  if (!whole) {
    whole = readWhole(book, knowledge);
    known.set(knowledge, whole);
  }
  const wanted = pages && new Set(pages);
  const inRange = (page: number) => page >= (from ?? 1) && page <= (to ?? Infinity) && (wanted?.has(page) ?? true);
  return { ...whole, inRange };
}

function readWhole(book: Book, knowledge: KnowledgeBase): Omit<Reading, 'inRange'> {
  const pack = packOf(book);
  const sentences = sentencesOf(book);
  const english = packFor('en').quiz as Quiz; // the pack for English has every part
  const chapterOf = chapterIndex(book);
  return {
    book,
    knowledge,
    pack,
    frames: pack.quiz ?? english,
    lexicon: lexiconOf(pack),
    sentences,
    chapterOf: (sentence) => chapterOf(sentence) ?? -1,
    words: new WordIndex(sentences, pack),
    ...namesIn(sentences),
    speaker: new Set((pack.quiz ?? english).speaker.split(' ')),
    anyone: new Set<string>((pack.quiz ?? english).anyone?.split(' ')),
    leaning: new Set((pack.quiz ?? english).leaning.split(' ')),
    contentAt: remembered((at) => contentWords(sentences[at]?.text ?? '')),
    titles: sectionsOf(book).map(({ title }) => ` ${keyOf(title, pack)} `),
  };
}

function remembered<T>(make: (at: number) => T): (at: number) => T {
  const made = new Map<number, T>();
  return (at) => {
    const before = made.get(at);
    if (before !== undefined) return before;
    const one = make(at);
    made.set(at, one);
    return one;
  };
}

/** Words that begin with a capital wherever they stand, told from sentences' insides. */
function namesIn(sentences: readonly Sentence[]): Pick<Reading, 'isName' | 'isOrdinary'> {
  const capital = new Map<string, number>();
  const small = new Map<string, number>();
  for (const { text, kind } of sentences) {
    if (kind !== 'prose') continue;
    (text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).forEach((word, at) => {
      const lower = word.toLowerCase();
      if (word === lower) small.set(lower, (small.get(lower) ?? 0) + 1);
      else if (at > 0) capital.set(lower, (capital.get(lower) ?? 0) + 1);
    });
  }
  const times = (counts: ReadonlyMap<string, number>, word: string) => counts.get(word.toLowerCase()) ?? 0;
  return {
    isName: (word) => times(capital, word) > times(small, word),
    isOrdinary: (word) => times(small, word) > 0,
  };
}

/** A term as it stands inside a sentence: without the capital of a sentence's beginning. */
export function inside({ isName, lexicon }: Reading, text: string): string {
  const [first = '', second = ''] = text.split(/\s+/);
  if (lexicon?.articles.has(first.toLowerCase())) return text.charAt(0).toLowerCase() + text.slice(1);
  const fixed = lexicon?.capitalNouns || /\p{Lu}|\p{Nd}/u.test(first.slice(1)) || /^\p{Lu}\p{Ll}/u.test(second);
  return fixed || isName(first.replace(/['’].*$/, '')) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A phrase as a statement: with a capital and the full stop of its script. */
export const statement = ({ pack }: Reading, text: string) => `${capital(text)}${pack.words.unspaced ? '。' : '.'}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A frame with the book's words in its places. */
export function framed(frame: string, ...words: readonly string[]): string {
  let at = 0;
  return frame.replace(/%/g, () => words[at++] ?? '');
}
