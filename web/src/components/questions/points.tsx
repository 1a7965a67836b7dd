import type { MarkedPoint } from '@contract/quiz.ts';
import { Check, CircleDashed, CircleHelp, CircleSlash2, X } from 'lucide-react';
import { quiz } from '@/config/texts/quiz.ts';
import { Bold } from './bold.tsx';

const words = quiz.review;

function standing({ met, contradicted, unsure, partly }: MarkedPoint) {
  if (partly) return { Icon: CircleSlash2, tint: 'text-ink', word: words.partly };
  if (met) return { Icon: Check, tint: 'text-correct', word: words.met };
  if (unsure) return { Icon: CircleHelp, tint: 'text-ink', word: words.unsure };
  return contradicted
    ? { Icon: X, tint: 'text-wrong', word: words.against }
    : { Icon: CircleDashed, tint: 'text-soft', word: words.missed };
}

/** The rubric of one answer: each point made, missing or contradicted, with the student's own words. */
export function Points({ points }: { points: readonly MarkedPoint[] }) {
  return (
    <ul aria-label={words.points} className="mt-2 space-y-2">
      {points.map((point) => {
        const { Icon, tint, word } = standing(point);
        return (
          <li key={point.point} className="flex gap-2">
            <Icon aria-hidden size={18} strokeWidth={1.75} className={`mt-1 shrink-0 ${tint}`} />
            <span>
              <span className={`text-sm font-medium ${tint}`}>{word}: </span>
              <span className="font-serif">
                <Bold text={point.point} />
              </span>
              {point.note && <span className="block text-sm">{point.note}</span>}
              {point.student_words && (
                <span className="block text-sm text-soft">{words.yourWords(point.student_words)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
