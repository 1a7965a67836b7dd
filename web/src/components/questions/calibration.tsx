import { type Confidences, isConfidentMistake, isLuckyGuess, type Results } from '@contract/quiz.ts';
import { Dices, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { quiz } from '@/config/texts/quiz.ts';
import { goToQuestion } from './result-filters.tsx';

const words = quiz.confidence;

interface CalibrationProps {
  results: Results;
  confidence: Confidences | undefined;
  /** Brings every question into sight. */
  onShowAll: () => void;
}

/** Numbers on the paper of the questions that are such. */
function numbersOf(results: Results, confidence: Confidences, is: typeof isLuckyGuess): number[] {
  const how = (kind: keyof Results) => results[kind].map((result, i) => is(result, confidence[kind][i]));
  return [...how('mcq'), ...how('saq'), ...how('laq')].flatMap((yes, i) => (yes ? [i + 1] : []));
}

/** Over a marked paper: what was wrong though the student was sure, and what was right by luck. Nothing where neither was. */
export function Calibration({ results, confidence, onShowAll }: CalibrationProps) {
  if (!confidence) return null;
  const mistakes = numbersOf(results, confidence, isConfidentMistake);
  const guesses = numbersOf(results, confidence, isLuckyGuess);
  if (mistakes.length + guesses.length === 0) return null;
  const line = (icon: ReactNode, label: string, numbers: readonly number[]) =>
    numbers.length > 0 && (
      <li className="flex items-baseline gap-2">
        <span className="relative top-0.5 text-soft">{icon}</span>
        <span>
          {label}{' '}
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="link mr-1.5 px-0.5 font-medium tabular-nums max-sm:min-h-8 max-sm:min-w-8"
              aria-label={words.number(number)}
              onClick={() => goToQuestion(number, onShowAll)}
            >
              {number}
            </button>
          ))}
        </span>
      </li>
    );
  return (
    <section aria-label={words.summary} className="mt-5 print:hidden">
      <ul className="space-y-1">
        {line(<Target aria-hidden size={16} strokeWidth={1.5} />, words.mistakes(mistakes.length), mistakes)}
        {line(<Dices aria-hidden size={16} strokeWidth={1.5} />, words.guesses(guesses.length), guesses)}
      </ul>
    </section>
  );
}
