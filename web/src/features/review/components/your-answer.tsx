import { awaitsDecision, countsAsCorrect } from '@contract/quiz.ts';
import { Points } from '@/components/questions/points.tsx';
import { Verdict } from '@/components/questions/verdict.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { review as texts } from '@/config/texts/review.ts';
import type { Marking } from './use-marking.ts';

const words = texts.back;

interface YourAnswerProps {
  text: string;
  marking: Marking;
  language: string | null;
}

/** What was typed, and what the marker makes of it. */
export function YourAnswer({ text, marking: { result, isPending, failed }, language }: YourAnswerProps) {
  if (text.trim() === '') return <p className="text-sm text-soft">{words.said}</p>;
  return (
    <section>
      <h3 className="font-sans text-sm font-medium text-soft">{words.yours}</h3>
      <p
        className="font-serif text-lg whitespace-pre-wrap [overflow-wrap:anywhere]"
        dir="auto"
        {...(language && { lang: language })}
      >
        {text.trim()}
      </p>
      <div role="status" className="mt-1 min-h-6 text-sm">
        {isPending && <span className="text-soft">{words.marking}</span>}
        {failed && <span className="text-soft">{words.notMarked}</span>}
        {result && (
          <span className="flex flex-wrap items-center gap-x-2">
            <Verdict correct={awaitsDecision(result) ? 'unsure' : countsAsCorrect(result)} />
            {/* Nothing is counted before it is settled, nor what the student counted whole. */}
            {result.worth && !awaitsDecision(result) && !result.decided_correct && (
              <span>{words.points(result.worth.points, result.worth.of)}</span>
            )}
            {result.reason && <span className="text-soft">{result.reason}</span>}
          </span>
        )}
      </div>
      {result?.points && result.points.length > 1 && (
        <details className="mt-1">
          <summary className="w-max cursor-pointer text-sm font-medium text-accent">{quiz.review.how}</summary>
          <Points points={result.points} />
        </details>
      )}
    </section>
  );
}
