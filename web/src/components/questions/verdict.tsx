import { CircleCheck, CircleX } from 'lucide-react';
import { quiz } from '@/config/texts/quiz.ts';

/** Right or wrong, by icon, colour and word. */
export const Verdict = ({ correct }: { correct: boolean }) => {
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${correct ? 'text-correct' : 'text-wrong'}`}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      {correct ? quiz.review.right : quiz.review.wrong}
    </span>
  );
};
