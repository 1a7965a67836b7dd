import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { quiz } from '@/config/texts/quiz.ts';

/** How a radio button before an option looks. */
export const RADIO = [
  'mt-1 size-4 shrink-0 appearance-none rounded-full border-2 border-edge',
  'checked:border-5 checked:border-accent [[data-option=correct]>&]:checked:border-correct',
  '[[data-option=wrong]>&]:checked:border-wrong',
].join(' ');

interface OptionProps {
  text: string;
  /** After marking: whether it is the key, and whether the student chose it. */
  marked: { isKey: boolean; isChosen: boolean } | null;
  /** On a marked paper, which says below what was chosen: close lines, a frame only where there is something to see. */
  dense?: boolean;
  /** The radio button, while it can be chosen or to show what was. */
  children?: ReactNode;
}

/** One option of a multiple-choice question: an easy row to hit; once marked green if right, red if wrongly chosen. */
export function Option({ text, marked, dense = false, children }: OptionProps) {
  const wrong = marked?.isChosen && !marked.isKey;
  const Icon = marked?.isKey ? CircleCheck : CircleX;
  return (
    <span
      data-option={marked?.isKey ? 'correct' : wrong ? 'wrong' : undefined}
      className={classNames(
        'flex items-start gap-3 rounded-control border px-3',
        dense ? 'py-0.5' : 'min-h-11 py-2',
        marked?.isKey && 'border-correct bg-correct-wash',
        wrong && 'border-wrong bg-wrong-wash',
        !marked?.isKey && !wrong && (dense ? 'border-transparent' : 'border-edge bg-raised'),
        !marked && 'transition-colors has-checked:border-accent has-checked:bg-accent-wash',
      )}
    >
      {children}
      <span className="min-w-0 flex-1">
        <span className="block font-serif" dir="auto">
          {text}
        </span>
        {marked?.isChosen && !dense && <span className="mt-0.5 block text-sm text-soft">{quiz.review.chosen}</span>}
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
