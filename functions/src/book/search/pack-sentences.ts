/** The sentences of a book as places in its text. */
import type { Book } from '../model.ts';
import type { Sentence, SentenceKind } from '../sentences.ts';
import { wordingOf } from '../wording.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';

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

/** Writes kinds, places, paragraphs and sections, each as its distance from the sentence before. */
export function writeSentences(out: ByteWriter, sentences: readonly Sentence[]): void {
  out.unsigned(sentences.length);
  let last = { page: 0, end: 0, paragraph: 0, section: 0 };
  for (const sentence of sentences) {
    const { page, start, end, rest, paragraph, section } = sentence;
    out.unsigned(2 * KINDS.indexOf(sentence.kind) + Number(rest !== undefined));
    out.signed(page - last.page);
    out.signed(start - (page === last.page ? last.end : 0));
    out.unsigned(end - start);
    out.signed(paragraph - last.paragraph);
    out.signed(section - last.section);
    if (rest) {
      out.signed(rest.page - page);
      out.unsigned(rest.start);
      out.unsigned(rest.end - rest.start);
    }
    last = { page, end, paragraph, section };
  }
}

/** The sentences that `writeSentences` wrote, of this book. @throws RangeError where the bytes make no sense */
export function readSentences(read: ByteReader, book: Book): Sentence[] {
  const sentences: Sentence[] = [];
  let last = { page: 0, end: 0, paragraph: 0, section: 0 };
  for (let count = read.unsigned(); count > 0; count--) {
    const code = read.unsigned();
    const kind = KINDS[code >> 1];
    if (kind === undefined) throw new RangeError('No such kind of sentence.');
    const page = last.page + read.signed();
    const start = (page === last.page ? last.end : 0) + read.signed();
    const end = start + read.unsigned();
    const [paragraph, section] = [last.paragraph + read.signed(), last.section + read.signed()];
    last = { page, end, paragraph, section };
    if (code % 2 === 0) {
      sentences.push(new StoredSentence(book, { kind, page, start, end, paragraph, section }));
      continue;
    }
    const restPage = page + read.signed();
    const restStart = read.unsigned();
    const rest = { page: restPage, start: restStart, end: restStart + read.unsigned() };
    sentences.push(new StoredSentence(book, { kind, page, start, end, rest, paragraph, section }));
  }
  return sentences;
}

/** A sentence whose words are cut from the page when they are first asked for: a question looks at few of them. */
class StoredSentence implements Sentence {
  readonly kind: SentenceKind;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly rest?: NonNullable<Sentence['rest']>;
  readonly paragraph: number;
  readonly section: number;
  readonly #book: Book;
  #text: string | undefined;

  constructor(book: Book, place: Omit<Sentence, 'text'>) {
    this.#book = book;
    this.kind = place.kind;
    this.page = place.page;
    this.start = place.start;
    this.end = place.end;
    if (place.rest) this.rest = place.rest;
    this.paragraph = place.paragraph;
    this.section = place.section;
  }

  get text(): string {
    this.#text ??= wordingOf(this.#book, this);
    return this.#text;
  }
}
