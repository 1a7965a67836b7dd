import { CircleCheck, CircleHelp, CircleMinus, CircleX } from 'lucide-react';
import { quiz } from '@/config/texts/quiz.ts';
import type { Standing } from './appeal.ts';

interface VerdictProps {
  /** 'blank' where there is no answer. */
  correct: Standing | 'blank';
  /** Beside a question: on a phone the icon alone, the word for the screen reader. */
  inMargin?: boolean;
}

const LOOKS = {
  right: { Icon: CircleCheck, word: quiz.review.right, colour: 'text-correct' },
  part: { Icon: CircleCheck, word: quiz.review.part, colour: 'text-correct' },
  wrong: { Icon: CircleX, word: quiz.review.wrong, colour: 'text-wrong' },
  blank: { Icon: CircleMinus, word: quiz.review.blank, colour: 'text-soft' },
  unsure: { Icon: CircleHelp, word: quiz.review.unsure, colour: 'text-ink' },
};

/** Right, wrong, blank or unsure, by icon, colour and word. */
export const Verdict = ({ correct, inMargin = false }: VerdictProps) => {
  const { Icon, word, colour } = LOOKS[typeof correct === 'string' ? correct : correct ? 'right' : 'wrong'];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${colour}`}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span className={inMargin ? 'max-sm:sr-only' : undefined}>{word}</span>
    </span>
  );
};
