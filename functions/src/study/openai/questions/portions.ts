/** What of a book is asked about, and in how many calls: the best places all over it, a few to a call. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import type { QuestionsInput, QuizCounts } from '../../engine.ts';
import { seededRandom } from '../../gate/seed.ts';
import { type Excerpt, excerptsOf } from '../answer/excerpts.ts';

/** A refused draft with the rule that it broke. */
interface Repair {
  draft: object;
  broke: string;
}

export interface Portion {
  excerpts: Excerpt[];
  want: QuizCounts;
  repair?: Repair[];
}

/** Drafts for each question wanted: the gate leaves out about one in five. */
const DRAFTS = 1.3;
/** Questions of one call: it takes ten to twenty seconds to write them. */
const PER_CALL = 8;
const MOST_CALLS = 14;
/** Passages (of 200 words) of one call. */
const PASSAGES = { least: 2, most: 5 };
/** A long answer's outline needs more than one passage. */
const LONG_PASSAGES = 3;
/** A shorter excerpt is a title or a line of one. */
const LEAST_CHARS = 40;
/** Sentences by which a passage is lengthened to where its paragraph begins. */
const BEFORE = 5;
/** What a passage is worth: by what it defines and lists, by how much of it is prose; names and figures in rows are worth little, and so is a chapter again. */
const WORTH = { definition: 1, list: 1, prose: 2, names: -3, figures: -2, again: -2, most: 3, chance: 1 };
const ROWS = { names: 0.3, figures: 0.12 };

const KINDS = ['mcq', 'saq', 'laq'] as const;

/** Stretches of equal length over the whole range, one a call, and in each the passages most worth asking; the seed moves the choice. */
export function portionsOf(
  book: Book,
  index: BookIndex,
  {
    counts,
    from = 1,
    to = Number.POSITIVE_INFINITY,
    pages,
    seed,
  }: Omit<QuestionsInput, 'book' | 'knowledge' | 'earlier'>,
  knowledge?: KnowledgeBase,
): Portion[] {
  const wanted = pages && new Set(pages);
  const isInRange = (at: number) => {
    const sentence = index.sentences[at];
    if (!sentence || sentence.page < from || sentence.page > to) return false;
    return wanted?.has(sentence.page) ?? true;
  };
  // What the gate takes for teaching text; a caption or a preface would be quoted in vain.
  const isAskedAbout = (at: number) =>
    isInRange(at) && ['prose', 'fragment', 'code'].includes(index.sentences[at]?.kind ?? '');
  const random = seededRandom(`${seed} portions`);
  const inRange = index.passages.flatMap(({ first }, at) => {
    const sentence = index.sentences[first];
    const kind = index.sections[sentence?.section ?? -1]?.kind ?? 'chapter';
    const teaches = kind === 'chapter' || kind === 'glossary' || kind === 'summary';
    return teaches && isInRange(first) ? [at] : [];
  });
  if (inRange.length === 0) return [];
  const worth = worthOf(index, knowledge);
  const sectionOf = (at: number) => {
    let section = index.sentences[index.passages[at]?.first ?? -1]?.section ?? -1;
    while (section > 0 && (index.sections[section]?.level ?? 1) > 1) section--;
    return section;
  };
  const met = new Set<number>();
  const drafts = (count: number) => Math.ceil(count * DRAFTS);
  const total = KINDS.reduce((sum, kind) => sum + drafts(counts[kind]), 0);
  const calls = Math.max(1, Math.min(MOST_CALLS, Math.ceil(total / PER_CALL), inRange.length));
  // The n-th of `calls` equal shares, in whole numbers that add up.
  const share = (count: number, call: number) =>
    Math.floor(((call + 1) * count) / calls) - Math.floor((call * count) / calls);
  const part = <T>(list: readonly T[], at: number, of: number) =>
    list.slice(Math.floor((at * list.length) / of), Math.floor(((at + 1) * list.length) / of));
  return Array.from({ length: calls }, (_, call) => {
    const stretch = part(inRange, call, calls);
    const want = {
      mcq: share(drafts(counts.mcq), call),
      saq: share(drafts(counts.saq), call),
      laq: share(drafts(counts.laq), call),
    };
    const asked = want.mcq + want.saq + 2 * want.laq;
    const several = Math.min(stretch.length, PASSAGES.most, Math.max(PASSAGES.least, asked));
    const chosen = Array.from({ length: several }, (_, i) => {
      const scored = part(stretch, i, several).map((at) => {
        const score = worth(at) + WORTH.chance * random() + (met.has(sectionOf(at)) ? WORTH.again : 0);
        return { at, score };
      });
      const { at } = scored.reduce((a, b) => (b.score > a.score ? b : a));
      met.add(sectionOf(at));
      return at;
    });
    const [opening] = chosen;
    const long =
      want.laq > 0 && opening !== undefined ? stretch.filter((at) => at > opening && at < opening + LONG_PASSAGES) : [];
    const places = [...new Set([...chosen, ...long].flatMap((at) => wholeParagraphs(index, at)))]
      .filter(isAskedAbout)
      .toSorted((a, b) => a - b);
    const excerpts = excerptsOf(places, book, index).filter(({ text }) => text.length >= LEAST_CHARS);
    return { excerpts, want };
  }).filter(({ want, excerpts }) => want.mcq + want.saq + want.laq > 0 && excerpts.length > 0);
}

/** The sentences of a passage, from where its first paragraph begins to where its last one ends, as far as that is near. */
function wholeParagraphs({ passages, sentences }: BookIndex, passage: number): number[] {
  let { first, last } = passages[passage] ?? { first: 0, last: -1 };
  const paragraph = (at: number) => sentences[at]?.paragraph;
  for (let more = 0; more < BEFORE && first > 0 && paragraph(first - 1) === paragraph(first); more++) first--;
  for (let more = 0; more < BEFORE && paragraph(last + 1) === paragraph(last); more++) last++;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** How much there is to ask about in a passage. */
function worthOf(
  { passages, sentences }: BookIndex,
  knowledge: KnowledgeBase | undefined,
): (passage: number) => number {
  const facts = (kind: 'definition' | 'list' | 'step') =>
    (knowledge?.ofKind(kind) ?? []).filter(({ kind, link }) => kind !== 'definition' || link !== null);
  const places = (list: ReturnType<typeof facts>) => new Set(list.map(({ stored }) => stored.first));
  const [defining, listing] = [places(facts('definition')), places([...facts('list'), ...facts('step')])];
  return (passage) => {
    const { first, last } = passages[passage] ?? { first: 0, last: -1 };
    const own = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const texts = own.map((at) => sentences[at]?.text ?? '');
    const words = texts.join(' ').split(/\s+/);
    const share = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length / Math.max(1, words.length);
    const held = (set: ReadonlySet<number>) => Math.min(WORTH.most, own.filter((at) => set.has(at)).length);
    const prose = own.filter((at) => sentences[at]?.kind === 'prose').length / Math.max(1, own.length);
    return (
      WORTH.definition * held(defining) +
      WORTH.list * held(listing) +
      WORTH.prose * prose +
      (share(/^\p{Lu}\p{Ll}/u) > ROWS.names ? WORTH.names : 0) +
      (share(/\p{Nd}/u) > ROWS.figures ? WORTH.figures : 0)
    );
  };
}
