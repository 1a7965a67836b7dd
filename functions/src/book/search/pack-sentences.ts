/** The sentences of a book as places in its text. */
import type { Book } from '../model.ts';
import type { Sentence, SentenceKind } from '../sentences.ts';
import { wordingOf } from '../wording.ts';
import type { ByteReader, ByteWriter, Column } from './bytes.ts';

const KINDS: readonly SentenceKind[] = [
  'prose',
  'fragment',
  'heading',
  'caption',
  'furniture',
  'contents',
  'index',
  'reference',
  'exercise',
  'front',
  'code',
];

/** A whole number as one from 0: 0, -1, 1, -2, 2 … */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number) => (value >>> 1) ^ -(value & 1);

/**
 * Writes kinds, places, paragraphs and sections, each as its distance from the sentence before, one column for each of them: a
 * hundred thousand numbers are read in a loop over a typed array in a fraction of the time that they take one by one.
 */
export function writeSentences(out: ByteWriter, sentences: readonly Sentence[]): void {
  out.unsigned(sentences.length);
  const before = (at: number) => sentences[at - 1] ?? { page: 0, end: 0, paragraph: 0, section: 0 };
  out.column(sentences.map(({ kind, rest }) => 2 * KINDS.indexOf(kind) + Number(rest !== undefined)));
  out.column(sentences.map(({ page }, at) => zigzag(page - before(at).page)));
  out.column(sentences.map(({ page, start }, at) => zigzag(start - (before(at).page === page ? before(at).end : 0))));
  out.column(sentences.map(({ start, end }) => end - start));
  out.column(sentences.map(({ paragraph }, at) => zigzag(paragraph - before(at).paragraph)));
  out.column(sentences.map(({ section }, at) => zigzag(section - before(at).section)));
  for (const { page, rest } of sentences) {
    if (!rest) continue;
    out.signed(rest.page - page);
    out.unsigned(rest.start);
    out.unsigned(rest.end - rest.start);
  }
}

/** The sentences that `writeSentences` wrote, of this book. @throws RangeError where the bytes make no sense */
export function readSentences(read: ByteReader, book: Book): Sentence[] {
  const count = read.unsigned();
  const [codes, pages, gaps, lengths, paragraphs, sections] = [
    read.column(count),
    read.column(count),
    read.column(count),
    read.column(count),
    read.column(count),
    read.column(count),
  ];
  const all: Columns = {
    book,
    codes,
    page: new Int32Array(count),
    start: new Int32Array(count),
    end: new Int32Array(count),
    paragraph: new Int32Array(count),
    section: new Int32Array(count),
    rests: new Map(),
    texts: new Map(),
  };
  let [page, end, paragraph, section] = [0, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    const turned = unzigzag(pages[at] ?? 0);
    page += turned;
    const start = (turned === 0 ? end : 0) + unzigzag(gaps[at] ?? 0);
    end = start + (lengths[at] ?? 0);
    paragraph += unzigzag(paragraphs[at] ?? 0);
    section += unzigzag(sections[at] ?? 0);
    all.page[at] = page;
    all.start[at] = start;
    all.end[at] = end;
    all.paragraph[at] = paragraph;
    all.section[at] = section;
  }
  const sentences: Sentence[] = new Array(count);
  for (let at = 0; at < count; at++) {
    const code = codes[at] ?? 0;
    if (code >> 1 >= KINDS.length) throw new RangeError('No such kind of sentence.');
    if (code % 2 === 1) {
      const restPage = (all.page[at] ?? 0) + read.signed();
      const restStart = read.unsigned();
      all.rests.set(at, { page: restPage, start: restStart, end: restStart + read.unsigned() });
    }
    sentences[at] = code % 2 === 1 ? new StoredSentenceWithRest(all, at) : new StoredSentence(all, at);
  }
  return sentences;
}

/** What is stored of all sentences of a book, one number of each kind for each of them. */
interface Columns {
  readonly book: Book;
  readonly codes: Column;
  readonly page: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly paragraph: Int32Array;
  readonly section: Int32Array;
  /** The words of those that were asked for. */
  readonly texts: Map<number, string>;
  /** Of the few sentences that go on elsewhere. */
  readonly rests: Map<number, NonNullable<Sentence['rest']>>;
}

/** A sentence that is only its number in the columns until something of it is asked for: a question looks at few of them. */
class StoredSentence implements Sentence {
  // Declared alone: to be set once, and not made empty before, for tens of thousands of them.
  declare protected readonly all: Columns;
  declare protected readonly at: number;

  constructor(all: Columns, at: number) {
    this.all = all;
    this.at = at;
  }

  get kind(): SentenceKind {
    return KINDS[(this.all.codes[this.at] ?? 0) >> 1] ?? 'fragment';
  }

  get page(): number {
    return this.all.page[this.at] ?? 0;
  }

  get start(): number {
    return this.all.start[this.at] ?? 0;
  }

  get end(): number {
    return this.all.end[this.at] ?? 0;
  }

  get paragraph(): number {
    return this.all.paragraph[this.at] ?? 0;
  }

  get section(): number {
    return this.all.section[this.at] ?? -1;
  }

  get text(): string {
    const known = this.all.texts.get(this.at);
    if (known !== undefined) return known;
    const text = wordingOf(this.all.book, this);
    this.all.texts.set(this.at, text);
    return text;
  }
}

class StoredSentenceWithRest extends StoredSentence {
  get rest(): NonNullable<Sentence['rest']> {
    return this.all.rests.get(this.at) ?? { page: this.page, start: this.end, end: this.end };
  }
}
