import type { ReactNode } from 'react';
import { AddQuestion, type QuestionPlace } from '@/components/review-cards/add.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { Verdict } from './verdict.tsx';

interface QuestionCardProps {
  number: number;
  question: string;
  /** In the margin: how it was marked; undefined while it is not, then what it is worth stands there. */
  correct: boolean | 'unsure' | undefined;
  /** The id of the question's words, for the controls that answer it. */
  id: string;
  /** What it is worth; left out: 1. */
  worth?: number;
  /** How many of its points the answer covers; left out where it has none of its own. */
  points?: { met: number; of: number } | undefined;
  /** Which question of its attempt it is, once there is one: it can be kept for review. */
  place?: QuestionPlace;
  /** Out of sight on the screen; still printed. */
  hidden?: boolean;
  children: ReactNode;
}

/** A numbered question on the paper. */
export const QuestionCard = ({
  number,
  question,
  correct,
  id,
  worth = 1,
  points,
  place,
  hidden = false,
  children,
}: QuestionCardProps) => (
  <li
    id={`question-${number}`}
    tabIndex={-1}
    className={`${hidden ? 'hidden print:flex' : 'flex'} scroll-mt-28 gap-3 border-b border-line py-6 last:border-0 sm:gap-5 print:break-inside-avoid`}
  >
    <span aria-hidden className="w-7 shrink-0 pt-0.5 text-right font-serif text-lg text-soft tabular-nums">
      {number}.
    </span>
    <div className="min-w-0 flex-1">
      <div className="flex items-start gap-3">
        <h3 id={id} className="min-w-0 flex-1 whitespace-pre-line text-lg font-normal text-pretty" dir="auto">
          {question}
        </h3>
        <span className="shrink-0 pt-1">
          {correct === undefined ? (
            <span className="text-sm text-soft max-sm:sr-only">{quiz.taking.points(formatNumber(worth), worth)}</span>
          ) : (
            <>
              <Verdict correct={correct} inMargin />
              {points && (
                <span className="block text-right text-sm text-soft tabular-nums">
                  {quiz.review.ofPoints(formatNumber(points.met), formatNumber(points.of))}
                </span>
              )}
            </>
          )}
        </span>
      </div>
      <div className="mt-3">{children}</div>
      {place && correct !== undefined && <AddQuestion place={place} describedBy={id} />}
    </div>
  </li>
);
