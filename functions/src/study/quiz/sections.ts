/** The sections of a book that can be asked for by their titles, each with its key points. */
import { sectionsOf } from '../../book/chapters.ts';
import { topicOf } from '../../book/topic-title.ts';
import { isPastForm } from '../../knowledge/reading.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { contentWords, covered, likeness } from '../gate/words.ts';
import { oncePerBook, type QuizContext, statement } from './context.ts';
import { listsOf } from './lists.ts';
import { type Statement, statementsOf } from './self-contained.ts';
import { isMostOf, termsOf } from './terms.ts';

export interface KeyPoint {
  /** Index of its sentence in the book. */
  at: number;
  text: string;
  quote: ClaimedQuote;
}

export interface TitledSection {
  index: number;
  title: string;
  chapter: number;
  /** What whoever has read it should know, the most telling first. */
  points: KeyPoint[];
  /**
   * How sure its points are. At length: the share that define a term or give a list whole (twice), the share that name what the
   * title does, and how much text they were chosen from; 0 to 4. In short: how surely its one point says what the title names, 0 to 5.
   */
  sureness: number;
}

const MOST_POINTS = 6;
/** Of so many statements the best are surely the point. */
const MUCH = 20;
/** Two points with so much in common say the same. */
const SAME = 0.4;
/**
 * What a definition, a list, the opening of a paragraph, the words of the title, and the same as what the sentence speaks of, add to
 * how telling a sentence is, and what each amount in it and being told of the past takes away; in shares of the most telling sentence
 * of the stretch.
 */
const BONUS = { definition: 0.8, list: 0.5, opens: 0.15, titled: 0.3, subject: 0.4, amount: -0.25, happened: -0.4 };
/** How surely a sentence says what a section is about, by what shows it: it says what the title's term means, opens with its words … */
const ABOUT = { means: 2, subject: 1.5, lists: 0.5, named: 0.5, first: 0.3, opens: 0.2, amount: -0.25, happened: -0.5 };
/** What a sentence speaks of is named among so many words. */
const SUBJECT = 6;
/** A long sentence says no more by being long, a short one no more by being short. */
const DAMPING = 4;
/** The words that weigh most in a stretch are its own; so many, and a point has so many of them. */
const OWN = 15;
/** In a stretch of fewer statements words come again too seldom to choose by. */
const LONG = 10;
/** What tells less than this share of the best point is no key point. */
const FAINT = 0.6;
const LEAST_OWN = 2;

/** A section is recalled in short whatever it says, at length by so many statements. */
const LEAST = { short: 1, long: 3 };
export type Recalled = keyof typeof LEAST;

/**
 * The sections with a title that says what they are about, in the order of the book, each by what it says on the pages that are asked
 * about. What a section of too few statements says counts to the section around it.
 */
export function titledSections(context: QuizContext, recalled: Recalled): readonly TitledSection[] {
  const all = statementsOf(context);
  const statements = all.filter(({ quote }) => context.inRange(quote.page));
  return statements.length === all.length
    ? sectionsOfBook(context)[recalled]
    : sectionsFrom(context, statements, recalled);
}

/** Those of the whole book. */
export const sectionsOfBook = oncePerBook(
  (context): Record<Recalled, readonly TitledSection[]> => ({
    short: sectionsFrom(context, statementsOf(context), 'short'),
    long: sectionsFrom(context, statementsOf(context), 'long'),
  }),
);

function sectionsFrom(context: QuizContext, statements: readonly Statement[], recalled: Recalled): TitledSection[] {
  const least = LEAST[recalled];
  const sectionOf = recalled === 'short' ? sectionInShort : titledSection;
  const sections = sectionsOf(context.book);
  const kinds = new Set(['chapter', 'summary']);
  const told = Map.groupBy(statements, ({ section }) => section);
  const found: TitledSection[] = [];
  for (const [index, section] of [...sections.entries()].reverse()) {
    const own = (told.get(index) ?? []).toSorted((a, b) => a.at - b.at);
    const title = kinds.has(section.kind) ? topicOf(section.title) : null;
    if (title !== null && own.length >= least) found.push(sectionOf(context, own, index, title));
    else {
      const around = sections.findLastIndex(({ level }, at) => at < index && level < section.level);
      told.set(around, [...(told.get(around) ?? []), ...own]);
    }
  }
  // A text without sections, by its own title.
  const title = topicOf(context.book.title ?? '');
  if (found.length > 0 || title === null || statements.length < least) return found.reverse();
  return [sectionOf(context, statements, -1, title)];
}

function titledSection(
  context: QuizContext,
  statements: readonly Statement[],
  index: number,
  title: string,
): TitledSection {
  const points = keyPoints(context, statements, title, MOST_POINTS);
  const titled = contentWords(title);
  const share = (holds: (at: number) => boolean) =>
    points.filter(({ at }) => holds(at)).length / Math.max(1, points.length);
  const told = share((at) => definedIn(context).has(at) || listingSentences(context).has(at));
  const named = share((at) => covered(titled, context.contentAt(at)) > 0);
  const chapter = statements[0]?.chapter ?? -1;
  return { index, title, chapter, points, sureness: 2 * told + named + Math.min(1, statements.length / MUCH) };
}

/** The same with the one sentence that says best what the section is about: what its title names, rather than what it says most of. */
function sectionInShort(
  context: QuizContext,
  statements: readonly Statement[],
  index: number,
  title: string,
): TitledSection {
  const named = contentWords(title);
  const key = ` ${context.knowledge.keyOf(title)} `;
  const [means, lists] = [definedIn(context), listingSentences(context)];
  const scored = statements.map((one, i) => {
    const defined = (means.get(one.at) ?? []).some((term) => isMostOf(key, term));
    const score =
      (defined ? ABOUT.means : 0) +
      ABOUT.subject * covered(named, subjectOf(one)) +
      ABOUT.named * covered(named, context.contentAt(one.at)) +
      (lists.has(one.at) ? ABOUT.lists : 0) +
      (i === 0 ? ABOUT.first : 0) +
      (statements[i - 1]?.paragraph === one.paragraph ? 0 : ABOUT.opens) +
      ABOUT.amount * amountsIn(one) +
      (happened(context, one) ? ABOUT.happened : 0);
    return { one, score };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  const points = best ? [keyPoint(context, best.one)] : [];
  return { index, title, chapter: statements[0]?.chapter ?? -1, points, sureness: Math.max(0, best?.score ?? 0) };
}

/** The content words that a sentence opens with: what it speaks of. */
const subjectOf = ({ text }: Statement): ReadonlySet<string> =>
  contentWords(text.split(/\s+/).slice(0, SUBJECT).join(' '));

/** Whether a sentence tells what happened: its first verb is one of the past, and no participle ("is known as", "based on"). */
function happened({ lexicon, pack }: QuizContext, { text }: Statement): boolean {
  if (!lexicon) return false;
  const tokens = tokensOf(text, pack.words.elided);
  const { singular, plural } = lexicon.agreement;
  const verb = tokens.find(
    ({ text: word }, at) =>
      singular.has(word) ||
      plural.has(word) ||
      lexicon.modals.has(word) ||
      (isPastForm(lexicon, word) && !lexicon.prepositions.has(tokens[at + 1]?.text ?? '')),
  );
  return verb !== undefined && isPastForm(lexicon, verb.text);
}

/**
 * The sentences that say most of what a stretch of text is about, the most telling first. How telling a sentence is: tf·idf over
 * its words, which counts how often the stretch uses a word and how few sections of the book do. In a long
 * stretch each holds at least two of its own words, or says what one of its terms means.
 */
function keyPoints(context: QuizContext, statements: readonly Statement[], title: string, most: number): KeyPoint[] {
  const isLong = statements.length >= LONG;
  const weights = wordWeights(context, statements);
  const own = new Set(
    [...weights.keys()].toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0)).slice(0, OWN),
  );
  const named = contentWords(title);
  const telling = statements.map(({ at }) => {
    const words = [...context.contentAt(at)];
    return words.reduce((total, word) => total + (weights.get(word) ?? 0), 0) / Math.sqrt(words.length + DAMPING);
  });
  const highest = Math.max(...telling) || 1;
  const [defines, lists] = [definedIn(context), listingSentences(context)];
  const scored = statements.flatMap((one, i) => {
    const words = context.contentAt(one.at);
    const shared = [...words].filter((word) => own.has(word) || named.has(word)).length;
    if (isLong && shared < LEAST_OWN && !defines.has(one.at)) return [];
    const bonus =
      (defines.has(one.at) ? BONUS.definition : 0) +
      (lists.has(one.at) ? BONUS.list : 0) +
      (statements[i - 1]?.paragraph === one.paragraph ? 0 : BONUS.opens) +
      BONUS.titled * covered(named, words) +
      BONUS.subject * covered(named, subjectOf(one)) +
      BONUS.amount * amountsIn(one) +
      (happened(context, one) ? BONUS.happened : 0);
    return { one, score: (telling[i] ?? 0) / highest + bonus };
  });
  const chosen: KeyPoint[] = [];
  const best = Math.max(...scored.map(({ score }) => score));
  for (const { one, score } of scored.sort((a, b) => b.score - a.score)) {
    if (isLong && score < FAINT * best) break;
    const fresh = chosen.every(({ at }) => likeness(context.contentAt(at), context.contentAt(one.at)) < SAME);
    if (fresh) chosen.push(keyPoint(context, one));
    if (chosen.length >= most) break;
  }
  return chosen;
}

export const keyPoint = (context: QuizContext, { at, text, quote }: Statement): KeyPoint => ({
  at,
  text: statement(context, text),
  quote,
});

/** What each word of a stretch weighs: tf·idf. */
function wordWeights(context: QuizContext, statements: readonly Statement[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of statements)
    for (const word of context.contentAt(at)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = rarityOf(context);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + count) * rarity(word)]));
}

/** How few sections of the book use a word: ln of all by those that do. */
const rarityOf = oncePerBook((context) => {
  const used = new Map<string, Set<number>>();
  const all = new Set<number>();
  for (const { at, section } of statementsOf(context)) {
    all.add(section);
    for (const word of context.contentAt(at)) {
      const sections = used.get(word) ?? new Set();
      used.set(word, sections.add(section));
    }
  }
  return (word: string): number => 1 + 0.5 * Math.log(all.size / (used.get(word)?.size ?? all.size));
});

/** How many numbers a sentence names, years aside: a figure is seldom what a section is about. */
const amountsIn = ({ text }: Statement): number =>
  (text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).filter((one) => !YEAR.test(one)).length;
const YEAR = /^(?:1\d|20)\d\d$/;

/** The keys of the terms that a sentence says the meaning of, by its index. */
const definedIn = oncePerBook((context): ReadonlyMap<number, readonly string[]> => {
  const terms = new Set(termsOf(context).map(({ key }) => key));
  const facts = context.knowledge.ofKind('definition').filter(({ stored }) => terms.has(stored.keys.subject));
  const found = Map.groupBy(facts, ({ stored }) => stored.first);
  return new Map([...found].map(([at, there]) => [at, there.map(({ stored }) => stored.keys.subject)]));
});

/** Sentences that hold a list whole. */
const listingSentences = oncePerBook(
  (context): ReadonlySet<number> => new Set(listsOf(context).flatMap(({ quote, at }) => (quote ? [at] : []))),
);
