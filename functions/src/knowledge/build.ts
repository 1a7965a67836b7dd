/** From a book's sentences to its facts: found by the language's pack, each proved on its page. */
import { sectionsOf } from '../book/chapters.ts';
import { verifyQuote } from '../book/evidence/index.ts';
import type { Book } from '../book/model.ts';
import { pageOf } from '../book/pages.ts';
import type { Sentence } from '../book/sentences.ts';
import { KnowledgeBase } from './base.ts';
import { extractFacts } from './extract/index.ts';
import { importanceOf } from './importance.ts';
import { keysOf, packOf } from './keys.ts';
import { lexiconOf } from './lexicon.ts';
import type { FactPlaces } from './model.ts';
import { quotesOf, sentencesIn } from './quotes.ts';

/**
 * The facts of a whole book.
 * @param sentences all sentences of the book in order, as `sentencesOf` cuts them or the index keeps them
 */
export function buildKnowledge(book: Book, sentences: readonly Sentence[]): KnowledgeBase {
  const pack = packOf(book);
  const lexicon = lexiconOf(pack);
  if (!lexicon) return new KnowledgeBase(book, sentences, []);
  const proved = provenBy(book, sentences);
  const places = extractFacts(sentences, lexicon).filter(proved);
  const keyed = places.map((place) => ({ ...place, keys: keysOf(place, sentences, pack) }));
  const stored = importanceOf(keyed, sentences, sectionsOf(book), pack);
  return new KnowledgeBase(book, sentences, stored);
}

/** Whether every sentence that a fact takes words from stands on its page word for word; each is looked up once. */
function provenBy(book: Book, sentences: readonly Sentence[]): (fact: FactPlaces) => boolean {
  const known = new Map<number, boolean>();
  const stands = (at: number): boolean => {
    let found = known.get(at);
    if (found === undefined) {
      const sentence = sentences[at];
      found = sentence !== undefined && quotesOf(book, sentence).some((quote) => holds(book, quote));
      known.set(at, found);
    }
    return found;
  };
  return (fact) => sentencesIn(fact).every(stands);
}

function holds(book: Book, { page, quote }: { page: number; quote: string }): boolean {
  const there = pageOf(book, page);
  return there !== undefined && verifyQuote(there, quote) !== null;
}
