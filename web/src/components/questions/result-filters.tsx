import type { Answers, Results } from '@contract/quiz.ts';
import { Check, CircleDashed, CircleHelp, Minus, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { quiz } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { type Standing, standing } from './appeal.ts';

const FILTER = [
  'z-10 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line bg-paper py-2',
  'max-sm:contents',
  'sm:sticky sm:top-0 sm:border-y',
  'print:hidden',
].join(' ');

const NUMBERS = [
  'flex min-h-9 items-center justify-center gap-1 border-l border-edge px-3 text-soft whitespace-nowrap',
  'first-of-type:border-l-0 focus-visible:-outline-offset-4 aria-pressed:bg-accent-wash',
  'aria-pressed:font-medium aria-pressed:text-ink aria-pressed:inset-shadow-[0_-2px_0_currentColor]',
  'max-sm:min-h-11 max-sm:flex-auto max-sm:px-1',
].join(' ');

const words = quiz.strip;

/** Which questions of a marked paper are in sight. */
export type Filter = 'all' | 'missed' | 'part' | 'blank' | 'open';

/** How each question stands, in the order of the paper. */
const standings = ({ mcq, saq, laq }: Results): Standing[] =>
  [...mcq, ...saq, ...laq].flatMap((result) => standing(result) ?? []);

/** Whether a question was left without an answer. */
export const isBlank = (answers: Answers, kind: keyof Answers, index: number): boolean =>
  kind === 'mcq' ? answers.mcq[index] === undefined : !answers[kind][index]?.trim();

/** Every question passes one filter beside 'all', or none where it is right: their numbers add up. */
const passes = (filter: Filter, how: Standing | undefined, blank: boolean): boolean => {
  if (filter === 'all') return true;
  if (filter === 'open') return how === 'unsure';
  if (filter === 'part') return how === 'part';
  return how === false && blank === (filter === 'blank');
};

/** Whether a question is out of sight; never on paper. */
export const isHidden = (filter: Filter, result: Parameters<typeof standing>[0], blank: boolean): boolean =>
  result !== undefined && !passes(filter, standing(result), blank);

const LOOKS = {
  right: { Icon: Check, word: quiz.review.right, look: 'border-line text-soft', tint: 'text-correct' },
  part: {
    Icon: CircleDashed,
    word: quiz.review.part,
    look: 'border-dashed border-edge text-soft',
    tint: 'text-correct',
  },
  wrong: { Icon: X, word: quiz.review.wrong, look: 'border-edge text-ink', tint: 'text-wrong' },
  blank: { Icon: Minus, word: quiz.review.blank, look: 'border-line bg-sunken text-soft', tint: 'text-soft' },
  unsure: { Icon: CircleHelp, word: quiz.review.unsure, look: 'border-dashed border-ink', tint: 'text-ink' },
};

const lookOf = (how: Standing, blank: boolean) =>
  LOOKS[typeof how === 'string' ? how : how ? 'right' : blank ? 'blank' : 'wrong'];

const KINDS = ['mcq', 'saq', 'laq'] as const;

/** Which questions were left without an answer, in the order of the paper. */
const blanksIn = (results: Results, answers: Answers): boolean[] =>
  KINDS.flatMap((kind) => results[kind].map((_, i) => isBlank(answers, kind, i)));

/** What a filter leaves wears the sign that the numbers beside it wear. */
const SIGNS = { all: null, missed: LOOKS.wrong, part: LOOKS.part, blank: LOOKS.blank, open: LOOKS.unsure };

interface ResultFiltersProps {
  results: Results;
  /** What was handed in: what has no answer is not drawn as a mistake. */
  answers: Answers;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** To a question by its number. @param show brings it into sight first */
export function goToQuestion(number: number, show: () => void): void {
  flushSync(show);
  const question = document.getElementById(`question-${number}`);
  question?.scrollIntoView({ block: 'start' });
  question?.focus({ preventScroll: true });
}

/** Over a marked paper, and in sight while it is read: only what was missed, and a way to each question by its number. */
export function ResultFilters({ results, answers, filter, onFilter }: ResultFiltersProps) {
  const all = standings(results);
  const blank = blanksIn(results, answers);
  const filters = (['all', 'missed', 'part', 'blank', 'open'] as const).flatMap((one) => {
    const count = all.filter((how, i) => passes(one, how, blank[i] ?? false)).length;
    return count > 0 ? [{ one, count, sign: SIGNS[one] }] : [];
  });
  const goTo = (number: number) =>
    goToQuestion(number, () => {
      if (!passes(filter, all[number - 1], blank[number - 1] ?? false)) onFilter('all');
    });
  return (
    // On a phone the numbers alone stay in sight.
    <div className={FILTER}>
      {/* Buttons, not radios: after the paper was handed in, every input on it is disabled. */}
      <fieldset className="flex flex-wrap overflow-hidden rounded-control border border-edge text-sm max-sm:mt-5 print:hidden">
        <legend className="sr-only">{words.filter}</legend>
        {filters.map(({ one, count, sign }) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            onClick={() => onFilter(one)}
            className={NUMBERS}
          >
            {/* Of four, a phone has room for the words alone. */}
            {sign && (
              <sign.Icon
                aria-hidden
                size={14}
                strokeWidth={1.75}
                className={`shrink-0 ${sign.tint} ${filters.length > 3 ? 'max-sm:hidden' : ''}`}
              />
            )}
            {words[one](formatNumber(count))}
          </button>
        ))}
      </fieldset>
      <ol
        aria-label={words.numbers}
        className="flex max-w-full gap-1 overflow-x-auto p-0.5 text-sm tabular-nums max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:-mx-4 max-sm:max-w-none max-sm:border-b max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-2 max-sm:after:pointer-events-none max-sm:after:sticky max-sm:after:-right-4 max-sm:after:w-10 max-sm:after:shrink-0 max-sm:after:bg-linear-to-r max-sm:after:from-transparent max-sm:after:to-paper max-sm:after:content-[''] sm:flex-wrap sm:gap-[3px] print:hidden"
      >
        {all.map((how, i) => {
          const { Icon, word, look, tint } = lookOf(how, blank[i] ?? false);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
            <li key={i}>
              <button
                type="button"
                aria-label={words.number(i + 1, word)}
                onClick={() => goTo(i + 1)}
                className={`flex min-h-10 w-8 flex-col items-center justify-center rounded-control border leading-tight hover:bg-sunken max-sm:min-h-11 max-sm:w-9 ${look}`}
              >
                {i + 1}
                <Icon aria-hidden size={14} strokeWidth={1.75} className={tint} />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
