import type { Retelling } from '@contract/progress.ts';
import { PenLine } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { AddQuestion, AttemptContext, type QuestionPlace } from '@/components/review-cards/add.tsx';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { quiz } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import type { Standing } from './appeal.ts';
import { QuestionText } from './question-text.tsx';
import { Retell, Retold } from './retell.tsx';
import { Verdict } from './verdict.tsx';

interface QuestionCardProps {
  number: number;
  question: string;
  /** In the margin: how it was marked; undefined while it is not. */
  correct: Standing | undefined;
  /** The id of the question's words, for the controls that answer it. */
  id: string;
  /** How many points a full answer has; left out where it has one. */
  worth?: number;
  /** It was left without an answer. */
  blank?: boolean;
  /** How many of them the answer covers; left out where it has none of its own. */
  points?: { met: number; of: number } | undefined;
  /** Which question of its attempt it is, once there is one: it can be kept for review. */
  place?: QuestionPlace;
  /** Out of sight on the screen; still printed. */
  hidden?: boolean;
  /** What was said again of it before. */
  retold?: Retelling | undefined;
  /** Of a choice. */
  options?: readonly string[];
  children: ReactNode;
}

/** A numbered question on the paper. */
export const QuestionCard = ({
  number,
  question,
  correct,
  id,
  worth = 1,
  blank = false,
  points,
  place,
  hidden = false,
  retold,
  options,
  children,
}: QuestionCardProps) => (
  <li
    id={`question-${number}`}
    tabIndex={-1}
    className={classNames(
      'group scroll-mt-28 gap-2 border-b border-line py-5 last:border-0 sm:gap-5 sm:py-6 print:break-inside-avoid',
      hidden ? 'hidden print:flex' : correct === undefined ? 'flex' : 'flex max-sm:block max-sm:pt-3 max-sm:pb-0',
    )}
    data-marked={correct !== undefined || undefined}
  >
    {/* On a phone what stands under a marked question has the whole width. */}
    <span
      aria-hidden
      className="w-5 shrink-0 pt-0.5 text-right font-serif text-lg text-soft tabular-nums max-sm:group-data-marked:float-left max-sm:group-data-marked:mr-1.5 max-sm:group-data-marked:w-auto max-sm:group-data-marked:pt-0 max-sm:group-data-marked:text-base max-sm:group-data-marked:leading-snug sm:w-7"
    >
      {number}.
    </span>
    <div className="min-w-0 flex-1">
      <div className="flex items-start gap-3">
        <h3
          id={id}
          className="min-w-0 flex-1 text-lg font-normal text-pretty max-sm:group-data-marked:text-base max-sm:group-data-marked:leading-snug"
          dir="auto"
        >
          <QuestionText text={question} />
        </h3>
        <span className="shrink-0 pt-1 max-sm:group-data-marked:pt-0">
          {correct === undefined ? (
            worth > 1 && (
              <span className="text-sm text-soft max-sm:sr-only">{quiz.taking.points(formatNumber(worth))}</span>
            )
          ) : (
            <>
              <Verdict correct={blank && correct === false ? 'blank' : correct} inMargin />
              {points && (
                <span className="block text-right text-sm text-soft tabular-nums">
                  {quiz.review.ofPoints(formatNumber(points.met), formatNumber(points.of))}
                </span>
              )}
            </>
          )}
        </span>
      </div>
      {place && correct !== undefined ? (
        <Marked place={place} correct={correct} question={id} retold={retold} options={options}>
          {children}
        </Marked>
      ) : (
        <div className="mt-3">{children}</div>
      )}
    </div>
  </li>
);

interface MarkedProps {
  place: QuestionPlace;
  correct: Standing;
  /** The id of the question's words. */
  question: string;
  retold: Retelling | undefined;
  options: readonly string[] | undefined;
  children: ReactNode;
}

/** What stands under a marked question, and what can be done with it: say it again, keep it for review. */
function Marked({ place, correct, question, retold, options, children }: MarkedProps) {
  const attemptId = useContext(AttemptContext);
  const [trying, setTrying] = useState(false);
  const [said, setSaid] = useState(retold);
  const start = useRef<HTMLButtonElement>(null);
  const [tried, setTried] = useState(0);
  // Back where it was begun from, once the answer is in sight again.
  useEffect(() => {
    if (tried > 0) start.current?.focus();
  }, [tried]);
  const close = () => {
    setTrying(false);
    setTried((count) => count + 1);
  };
  return (
    <>
      {/* Covered on the screen while it is said again; on paper it always stands. */}
      <div
        className={classNames('mt-2 max-sm:mt-1 max-sm:text-sm max-sm:leading-snug', trying && 'hidden print:block')}
      >
        {children}
        {said && <Retold retelling={said} />}
      </div>
      {trying && attemptId !== null ? (
        <div className="mt-3">
          <Retell
            attemptId={attemptId}
            place={place}
            question={question}
            options={options}
            onBack={close}
            onDone={(retelling) => {
              setSaid(retelling);
              close();
            }}
          />
        </div>
      ) : (
        <div className="mt-1 flex flex-wrap items-start gap-x-3 max-sm:mt-0 print:hidden">
          {(correct === false || correct === 'part') && attemptId !== null && (
            <Button
              ref={start}
              size="small"
              look="quiet"
              aria-describedby={question}
              className="-ml-3 text-accent! max-sm:min-h-11"
              icon={<PenLine aria-hidden size={16} strokeWidth={1.5} className="max-sm:hidden" />}
              onClick={() => setTrying(true)}
            >
              {said ? quiz.retell.again : quiz.retell.start}
            </Button>
          )}
          <AddQuestion place={place} describedBy={question} part={correct === 'part'} />
        </div>
      )}
    </>
  );
}
