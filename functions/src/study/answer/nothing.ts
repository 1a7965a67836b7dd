/** What is said where nothing answers: which words the book does not have, and which of its own terms are near. */
import { boxesOf } from '../../book/evidence/index.ts';
import type { Book } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { placesOf, wantedWords } from '../../book/search/literal.ts';
import { termsOf, wordsOf } from '../../book/search/terms.ts';
import type { TermMark } from '../../contract/passages.ts';
import type { Fact, KnowledgeBase } from '../../knowledge/index.ts';
import type { Search } from '../find/passages.ts';
import type { Question } from '../find/question.ts';
import { isFrameTerm } from '../find/words.ts';
import { LOOKED_FOR, TERMS } from './settings.ts';

/**
 * Names and numbers of a question that the book has in no form. Of other words ("blow", "somebody") it says nothing that the book
 * lacks them: readers took that for the reason, where the book has the thing in other words.
 */
export function lookedFor({ text, weights, respelled }: Question, index: BookIndex): string[] {
  const words = wordsOf(text).filter((word, at) => {
    const terms = termsOf(word, index.language).filter((term) => weights.has(term));
    const isUnknown =
      terms.length > 0 && terms.every((term) => !index.postings.has(term) && !isFrameTerm(term, index.language));
    return isUnknown && ((at > 0 && /^\p{Lu}/u.test(word)) || /\p{N}/u.test(word));
  });
  const names = respelled.map(({ asked }) => asked).filter((asked) => /^\p{Lu}/u.test(asked));
  return [...new Set([...names, ...words])].slice(0, LOOKED_FOR);
}

/**
 * Terms that the book defines in the sections of the passages that were found, best first: those that keep company with the question's
 * words. A word counts by its weight and by the share of a term's passages that hold it; a section by the root of its passages' share.
 * Only terms whose words stand in the sentences that are shown: others are of no help (docs/decisions/0005-declines-and-shelf.md).
 */
export function termsNear(
  { passages, question }: Pick<Search, 'passages' | 'question'>,
  facts: KnowledgeBase | null,
  book: Book,
  index: BookIndex,
  inSight: ReadonlySet<number>,
): TermMark[] {
  if (!facts) return [];
  const told = new Set([...inSight].flatMap((at) => termsOf(index.sentences[at]?.text ?? '', index.language)));
  const sections = new Map<number, number>();
  for (const { first, share } of passages) {
    const { section = -1 } = index.sentences[first] ?? {};
    sections.set(section, share + (sections.get(section) ?? 0));
  }
  const holders = holdersIn(index);
  const words = [...question.weights].filter(([word]) => index.postings.has(word));
  const worthOf = (places: ReadonlySet<number>) =>
    words.reduce((sum, [word, weight]) => {
      const both = common(holders(word), places).size;
      return sum + (weight * both) / (places.size + TERMS.smoothing);
    }, 0);
  const found = new Map<string, { fact: Fact; worth: number }>();
  for (const [section, share] of sections) {
    for (const fact of facts.inSection(section)) {
      const { kind, subject } = fact;
      const terms = termsOf(subject, index.language);
      if (kind !== 'definition' || !terms.every((term) => told.has(term))) continue;
      if (terms.every((term) => question.weights.has(term))) continue;
      const places = terms.map(holders).reduce(common);
      const worth = Math.sqrt(share) * worthOf(places);
      const key = subject.toLowerCase();
      if (worth <= (found.get(key)?.worth ?? 0)) continue;
      found.set(key, { fact, worth });
    }
  }
  const best = [...found.values()].sort((a, b) => b.worth - a.worth);
  return best.slice(0, TERMS.most).map(({ fact }) => termMark(book, fact));
}

/** A term on the page that defines it, marked in what defines it, else where it stands there first. */
function termMark(book: Book, { subject: term, page: number, quotes }: Fact): TermMark {
  const page = pageOf(book, number);
  const wanted = wantedWords(term);
  // What was read from a picture is an estimate; only the page is told.
  const places = page && wanted && page.quality !== 'estimated' ? placesOf(page, wanted) : [];
  const inside = places.find(({ start, end }) =>
    quotes.some((quote) => quote.page === number && quote.start <= start && end <= quote.end),
  );
  const place = inside ?? places[0];
  const boxes = page && place ? boxesOf(page, place.start, place.end) : [];
  const label = page?.label;
  return { term, page: number, ...(label !== undefined && { label }), ...(boxes.length > 0 && { boxes }) };
}

/** What two sets share; the smaller is gone through, for a word may stand in all passages of a book. */
function common(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  return new Set([...few].filter((place) => many.has(place)));
}

/** The passages that hold a term, looked up once. */
function holdersIn({ postings }: BookIndex): (term: string) => ReadonlySet<number> {
  const known = new Map<string, ReadonlySet<number>>();
  return (term) => {
    const places = known.get(term) ?? new Set(postings.get(term)?.passages);
    known.set(term, places);
    return places;
  };
}
