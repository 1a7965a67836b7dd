import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { quiz } from '@/config/texts/quiz.ts';

interface OptionProps {
  text: string;
  /** After marking: whether it is the key, and whether the student chose it. */
  marked: { isKey: boolean; isChosen: boolean } | null;
  /** The radio button, while it can be chosen or to show what was. */
  children?: ReactNode;
}

/** One option of a multiple-choice question: an easy row to hit; once marked green if right, red if wrongly chosen. */
export function Option({ text, marked, children }: OptionProps) {
  const wrong = marked?.isChosen && !marked.isKey;
  const Icon = marked?.isKey ? CircleCheck : CircleX;
  return (
    <span
      data-option={marked?.isKey ? 'correct' : wrong ? 'wrong' : undefined}
      className={classNames(
        'flex min-h-11 items-start gap-3 rounded-control border px-3 py-2',
        marked?.isKey && 'border-correct bg-correct-wash',
        wrong && 'border-wrong bg-wrong-wash',
        !marked?.isKey && !wrong && 'border-line bg-raised',
        !marked && 'transition-colors has-checked:border-accent has-checked:bg-accent-wash',
      )}
    >
      {children}
      <span className="min-w-0 flex-1">
        <span className="block font-serif" dir="auto">
          {text}
        </span>
        {marked?.isChosen && <span className="mt-0.5 block text-sm text-soft">{quiz.review.chosen}</span>}
      </span>
      {(marked?.isKey || wrong) && (
        <span className={marked?.isKey ? 'text-correct' : 'text-wrong'}>
          <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5" />
          <VisuallyHidden>{marked?.isKey ? quiz.review.rightOption : quiz.review.wrongOption}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
