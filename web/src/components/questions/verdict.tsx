import { CircleCheck, CircleX } from 'lucide-react';
import { quiz } from '@/config/texts/quiz.ts';

interface VerdictProps {
  correct: boolean;
  /** Beside a question: on a phone the icon alone, the word for the screen reader. */
  inMargin?: boolean;
}

/** Right or wrong, by icon, colour and word. */
export const Verdict = ({ correct, inMargin = false }: VerdictProps) => {
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${correct ? 'text-correct' : 'text-wrong'}`}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span className={inMargin ? 'max-sm:sr-only' : undefined}>{correct ? quiz.review.right : quiz.review.wrong}</span>
    </span>
  );
};
