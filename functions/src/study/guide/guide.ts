/** The guide of one chapter out of the book's claims: what belongs to it, the weightiest, each proved on its page. */
import { verifyQuote } from '../../book/evidence/index.ts';
import type { Book } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import { isInside, type Section } from '../../book/section.ts';
import { shownTitle } from '../../book/shown-title.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Guide } from '../../contract/guide.ts';
import type { ClaimedQuote } from '../engine.ts';
import type { BookClaims } from './claims.ts';

/** What prints on two or three pages. */
const MOST = { openings: 16, terms: 24, lists: 8, items: 12, figures: 16, missed: 10, questions: 5, recall: 2 };
const WORDS_A_MINUTE = 200;

/** Where a claim's words stand. */
interface Proved {
  evidence: Evidence;
  start: number;
}

function prove(book: Book, { page, quote }: ClaimedQuote): Proved | null {
  const there = pageOf(book, page);
  const found = there && verifyQuote(there, quote);
  if (!there || !found) return null;
  const named = { page, ...(there.label !== undefined && { label: there.label }) };
  const estimated = there.quality === 'estimated' && { estimated: true as const };
  return { evidence: { ...named, quote, boxes: found.boxes, ...estimated }, start: found.start };
}

/** A question that was missed, with what would have been right and the words that it rests on. */
export interface Missed {
  question: string;
  answer: string;
  claim: ClaimedQuote;
}

type Part = Pick<Section, 'title' | 'level' | 'from' | 'start' | 'to' | 'end'>;

/** The first claims of a section, as many as are wanted, in the order of the book. */
function provedIn<T extends { claim: ClaimedQuote }>(book: Book, part: Part, claims: readonly T[], most: number) {
  const found: (Proved & { of: T })[] = [];
  for (const of of claims) {
    if (found.length === most) break;
    if (of.claim.page < part.from || of.claim.page > part.to) continue;
    const proved = prove(book, of.claim);
    if (proved && isInside(part, proved.evidence.page, proved.start)) found.push({ ...proved, of });
  }
  return found.sort((a, b) => a.evidence.page - b.evidence.page || a.start - b.start);
}

const weightiest = <T extends { worth: number }>(claims: readonly T[]) => claims.toSorted((a, b) => b.worth - a.worth);

/**
 * The guide of a section.
 * @param sections all of the book's, as its index keeps them: finding them anew reads every page
 * @param index of the section in the order of the book
 * @param missed what the student missed in the book, the newest first
 * @returns null where the book has no such section
 */
export function guideOf(
  book: Book,
  sections: readonly Section[],
  claims: BookClaims,
  index: number,
  missed: readonly Missed[] = [],
): Guide | null {
  const section = sections[index];
  if (!section) return null;
  const inside = new Set(sections.filter((one) => one !== section && isPartOf(section, one)));
  const words = sections.reduce(
    (sum, one, at) => sum + (one === section || inside.has(one) ? (claims.words[at] ?? 0) : 0),
    0,
  );
  const proved = <T extends { claim: ClaimedQuote }>(all: readonly T[], most: number) =>
    provedIn(book, section, all, most);
  const [from, to] = [pageOf(book, section.from)?.label, pageOf(book, section.to)?.label];
  return {
    title: shownTitle(section.title),
    pages: [section.from, section.to],
    ...((from !== undefined || to !== undefined) && { labels: [from, to] as [string | undefined, string | undefined] }),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    language: book.language,
    openings: openingsOf(book, sections, claims, section, inside),
    terms: proved(weightiest(claims.terms), MOST.terms).map(({ evidence, of: { term } }) => ({ term, evidence })),
    lists: proved(claims.lists, MOST.lists).flatMap(({ evidence, of: { lead, ordered, items } }) => {
      const shown = items.slice(0, MOST.items).flatMap(({ text, claim }) => {
        const own = claim && prove(book, claim);
        return claim && !own ? [] : { text, ...(own && { evidence: own.evidence }) };
      });
      // A list that lost members says what the book doesn't.
      return shown.length === Math.min(items.length, MOST.items) ? { lead, ordered, evidence, items: shown } : [];
    }),
    figures: proved(
      claims.figures.map((claim) => ({ claim })),
      MOST.figures,
    ).map(({ evidence }) => evidence),
    missed: proved(missed, MOST.missed).map(({ evidence, of: { question, answer } }) => ({
      ...{ question, answer, evidence },
    })),
    questions: questionsOf(book, claims, section),
  };
}

const isPartOf = (whole: Section, one: Section) => one.level > whole.level && isInside(whole, one.from, one.start);

/** How the section and its parts begin, as deep as it stays short. */
function openingsOf(
  book: Book,
  sections: readonly Section[],
  { openings }: BookClaims,
  section: Section,
  inside: ReadonlySet<Section>,
): Guide['openings'] {
  const levels = [...new Set([...inside].map(({ level }) => level))].sort((a, b) => a - b);
  const upTo = (level: number) =>
    openings.filter(({ section: at }) => {
      const one = sections[at];
      return one === section || (one !== undefined && inside.has(one) && one.level <= level);
    });
  const deepest = levels.findLast((level) => upTo(level).length <= MOST.openings) ?? levels[0] ?? 0;
  const top = levels[0] ?? 0;
  return provedIn(book, section, upTo(deepest), MOST.openings).flatMap(({ evidence, of: { section: at } }) => {
    const one = sections[at];
    return one ? { title: shownTitle(one.title), level: one === section ? 0 : one.level - top + 1, evidence } : [];
  });
}

/** Five to open: on sections as a whole a few, or as many as other questions leave room for; then the weightiest others. */
function questionsOf(book: Book, { questions }: BookClaims, section: Section): Guide['questions'] {
  const { recall = [], single = [] } = Object.groupBy(weightiest(questions), ({ form }) =>
    form === 'recall' ? 'recall' : 'single',
  );
  const others = provedIn(book, section, single, MOST.questions - MOST.recall);
  const whole = provedIn(book, section, recall, MOST.questions - others.length);
  const more = provedIn(book, section, single, MOST.questions - whole.length);
  return [...whole, ...more].map(({ evidence, of: { question, answer } }) => ({ question, answer, evidence }));
}
