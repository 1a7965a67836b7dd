/** What of a book is asked about, and in how many calls: places all over it, a few to a call. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { QuestionsInput, QuizCounts } from '../../engine.ts';
import { seededRandom } from '../../gate/seed.ts';
import { type Excerpt, excerptsOf } from '../answer/excerpts.ts';

export interface Portion {
  excerpts: Excerpt[];
  want: QuizCounts;
}

/** Drafts for each question wanted: the gate leaves out about one in three. */
const DRAFTS = 1.5;
/** Questions of one call: it takes ten to twenty seconds to write them. */
const PER_CALL = 8;
const MOST_CALLS = 14;
/** Passages (of 200 words) of one call. */
const PASSAGES = { least: 2, most: 5 };
/** A long answer's outline needs more than one passage. */
const LONG_PASSAGES = 3;

const KINDS = ['mcq', 'saq', 'laq'] as const;

/** Stretches of equal length over the whole range, one a call, and in each passages spread over it; the seed picks which. */
export function portionsOf(
  book: Book,
  index: BookIndex,
  {
    counts,
    from = 1,
    to = Number.POSITIVE_INFINITY,
    pages,
    seed,
  }: Pick<QuestionsInput, 'counts' | 'from' | 'to' | 'pages' | 'seed'>,
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
  const drafts = (count: number) => Math.ceil(count * DRAFTS);
  const total = KINDS.reduce((sum, kind) => sum + drafts(counts[kind]), 0);
  const calls = Math.max(1, Math.min(MOST_CALLS, Math.ceil(total / PER_CALL), inRange.length));
  // The n-th of `calls` equal shares, in whole numbers that add up.
  const share = (count: number, call: number) =>
    Math.floor(((call + 1) * count) / calls) - Math.floor((call * count) / calls);
  return Array.from({ length: calls }, (_, call) => {
    const stretch = inRange.slice(
      Math.floor((call * inRange.length) / calls),
      Math.floor(((call + 1) * inRange.length) / calls),
    );
    const want = {
      mcq: share(drafts(counts.mcq), call),
      saq: share(drafts(counts.saq), call),
      laq: share(drafts(counts.laq), call),
    };
    const asked = want.mcq + want.saq + 2 * want.laq;
    const several = Math.min(stretch.length, PASSAGES.most, Math.max(PASSAGES.least, asked));
    const chosen = Array.from(
      { length: several },
      (_, i) => stretch[Math.floor(((i + random()) * stretch.length) / several)] ?? 0,
    );
    const long =
      want.laq > 0 && chosen[0] !== undefined
        ? stretch.filter((at) => at > chosen[0]! && at < chosen[0]! + LONG_PASSAGES)
        : []; // checked just before
    const places = [...chosen, ...long].flatMap((at) => {
      const { first, last } = index.passages[at]!; // chosen from the index's passages
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
    return {
      excerpts: excerptsOf(
        [...new Set(places)].filter(isAskedAbout).toSorted((a, b) => a - b),
        book,
        index,
      ),
      want,
    };
  }).filter(({ want, excerpts }) => want.mcq + want.saq + want.laq > 0 && excerpts.length > 0);
}
