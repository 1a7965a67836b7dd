import type { ReactNode } from 'react';
import { quiz } from '@/config/texts/quiz.ts';
import { Verdict } from './verdict.tsx';

interface QuestionCardProps {
  number: number;
  question: string;
  /** In the margin: how it was marked; undefined while it is not, then what it is worth stands there. */
  correct: boolean | 'unsure' | undefined;
  /** The id of the question's words, for the controls that answer it. */
  id: string;
  children: ReactNode;
}

/** A numbered question on the paper. */
export const QuestionCard = ({ number, question, correct, id, children }: QuestionCardProps) => (
  <li className="flex gap-3 border-b border-line py-6 last:border-0 sm:gap-5 print:break-inside-avoid">
    <span aria-hidden className="w-7 shrink-0 pt-0.5 text-right font-serif text-lg text-soft tabular-nums">
      {number}.
    </span>
    <div className="min-w-0 flex-1">
      <div className="flex items-start gap-3">
        <h3 id={id} className="min-w-0 flex-1 text-lg font-normal text-pretty" dir="auto">
          {question}
        </h3>
        <span className="shrink-0 pt-1">
          {correct === undefined ? (
            <span className="text-sm text-soft max-sm:sr-only">{quiz.taking.onePoint}</span>
          ) : (
            <Verdict correct={correct} inMargin />
          )}
        </span>
      </div>
      <div className="mt-3">{children}</div>
    </div>
  </li>
);
