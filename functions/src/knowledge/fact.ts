/** A fact with its words, cut from the book when they are first asked for. */
import type { Book } from '../book/model.ts';
import type { Sentence } from '../book/sentences.ts';
import type { FactKind, StoredFact, Wording } from './model.ts';
import { type FactQuote, quotesOf, sentencesIn } from './quotes.ts';

export class Fact {
  /** Its places, keys and importance. */
  readonly stored: StoredFact;
  readonly #book: Book;
  readonly #sentences: readonly Sentence[];

  constructor(book: Book, sentences: readonly Sentence[], stored: StoredFact) {
    this.stored = stored;
    this.#book = book;
    this.#sentences = sentences;
  }

  get kind(): FactKind {
    return this.stored.kind;
  }

  /** Number of the page in the file on which its first sentence begins. */
  get page(): number {
    return this.#sentences[this.stored.first]?.page ?? 0;
  }

  /** Index in the sections of the book, or -1 before the first. */
  get section(): number {
    return this.#sentences[this.stored.first]?.section ?? -1;
  }

  get importance(): number {
    return this.stored.importance;
  }

  /** What it is about, without an article. */
  get subject(): string {
    return this.#words(this.stored.subject) ?? '';
  }

  get object(): string | null {
    return this.#words(this.stored.object);
  }

  get items(): string[] {
    return this.stored.items.map((item) => this.#words(item) ?? '');
  }

  /** "is defined as", "leads to"; null where nothing joins subject and object. */
  get link(): string | null {
    return this.#words(this.stored.link);
  }

  /** Where or when it holds: "In mammals". */
  get context(): string | null {
    return this.#words(this.stored.context);
  }

  /** The sentences that it is read from, whole. */
  get statement(): string {
    return sentencesIn(this.stored)
      .map((at) => this.#sentences[at]?.text ?? '')
      .join(' ');
  }

  /** The book's words that prove it, in order: each stands on its page word for word (see `verifyQuote`). */
  get quotes(): FactQuote[] {
    return sentencesIn(this.stored).flatMap((at) => {
      const sentence = this.#sentences[at];
      return sentence ? quotesOf(this.#book, sentence) : [];
    });
  }

  #words(wording: Wording | null): string | null {
    return wording && (this.#sentences[wording.sentence]?.text.slice(wording.start, wording.end) ?? null);
  }
}
