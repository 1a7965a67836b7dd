/** A practice quiz out of what was missed: few at a time, the weakest chapters first, as they were asked. */
import type { Evidence } from '../../contract/evidence.ts';
import { isConfidentMistake, isToReview, type Laq, type Mcq, type Questions, type Saq } from '../../contract/quiz.ts';
import type { Attempt } from '../../stores/attempts.ts';
import type { Chapter } from '../../stores/quizzes.ts';
import { seededRandom, shuffled } from '../../study/gate/seed.ts';

/** More at once is a second exam rather than practice. */
export const MOST_AT_ONCE = 10;

/**
 * The questions that were missed, whole or in a part, when they were last asked, the newest first.
 * @param attempts newest first; those that are not marked yet are left out
 */
export function stillMissed(attempts: readonly Pick<Attempt, 'questions' | 'results'>[]): Questions {
  const settled = new Set<string>();
  const missed = attempts.flatMap(({ questions, results }) => {
    if (!results) return [];
    const marks = [...results.mcq, ...results.saq, ...results.laq];
    return itemsOf(questions).filter(({ one }, i) => {
      const mark = marks[i];
      if (!mark || settled.has(one.question)) return false;
      settled.add(one.question);
      return isToReview(mark);
    });
  });
  return byKind(missed);
}

/** The questions that the student was sure of and got wrong, in any of these attempts. */
export const confidentMistakes = (
  attempts: readonly Pick<Attempt, 'questions' | 'results' | 'confidence'>[],
): Set<string> =>
  new Set(
    attempts.flatMap(({ questions: { mcqs, saqs, laqs }, results, confidence }) => {
      const of = (kind: 'mcq' | 'saq' | 'laq', items: readonly { question: string }[]) =>
        items.filter((_item, i) => {
          const mark = results?.[kind][i];
          return mark && isConfidentMistake(mark, confidence?.[kind][i]);
        });
      return [...of('mcq', mcqs), ...of('saq', saqs), ...of('laq', laqs)].map(({ question }) => question);
    }),
  );

interface Standing {
  chapters: readonly Chapter[];
  /** Share of correct answers in the chapter that begins on a page, 0 to 1; null where none is known. */
  shareOf: (from: number) => number | null;
  /** Questions that the student was sure of and got wrong. */
  sureOf?: ReadonlySet<string>;
}

type Item = { kind: 'mcqs'; one: Mcq } | { kind: 'saqs'; one: Saq } | { kind: 'laqs'; one: Laq };

const itemsOf = ({ mcqs, saqs, laqs }: Questions): Item[] => [
  ...mcqs.map((one) => ({ kind: 'mcqs' as const, one })),
  ...saqs.map((one) => ({ kind: 'saqs' as const, one })),
  ...laqs.map((one) => ({ kind: 'laqs' as const, one })),
];

const byKind = (items: readonly Item[]): Questions => ({
  mcqs: items.flatMap((item) => (item.kind === 'mcqs' ? [item.one] : [])),
  saqs: items.flatMap((item) => (item.kind === 'saqs' ? [item.one] : [])),
  laqs: items.flatMap((item) => (item.kind === 'laqs' ? [item.one] : [])),
});

const placeOf = (item: Item): Evidence | undefined =>
  item.kind === 'laqs' ? item.one.evidence?.[0] : item.one.evidence;

/**
 * Up to `MOST_AT_ONCE` of the missed questions: those that the student was sure of first, then those of the weakest chapters;
 * which of a chapter is drawn.
 */
export function weakestFirst(missed: Questions, { chapters, shareOf, sureOf }: Standing, seed: string): Questions {
  const share = (item: Item) => {
    const page = placeOf(item)?.page;
    const chapter = page === undefined ? undefined : chapters.findLast(({ from }) => from <= page);
    return (chapter && shareOf(chapter.from)) ?? 1;
  };
  const drawn = shuffled(itemsOf(missed), seededRandom(`${seed} missed`));
  const unsure = ({ one }: Item) => Number(!sureOf?.has(one.question));
  return byKind(drawn.toSorted((a, b) => unsure(a) - unsure(b) || share(a) - share(b)).slice(0, MOST_AT_ONCE));
}

/** The questions with their options in another order, the same one for the same seed. */
export function reordered({ mcqs, ...typed }: Questions, seed: string): Questions {
  const random = seededRandom(`${seed} options`);
  return {
    ...typed,
    mcqs: mcqs.map((mcq) => {
      const options = shuffled(mcq.options, random);
      const same = options.every((option, i) => option === mcq.options[i]);
      const placed = same ? [...options.slice(1), ...options.slice(0, 1)] : options;
      const about = mcq.about_options;
      return {
        ...mcq,
        options: placed,
        answer_index: placed.indexOf(mcq.options[mcq.answer_index] ?? ''),
        ...(about && { about_options: placed.map((option) => about[mcq.options.indexOf(option)] ?? null) }),
      };
    }),
  };
}
