import { Check } from 'lucide-react';
import { MarginSign } from '@/components/ui/margin-mark.tsx';
import { landing } from '@/config/texts/landing.ts';

const { quiz } = landing.features;
const RIGHT = 1;

/** One question of a marked paper. */
export const QuizProof = () => (
  <>
    <p className="flex items-baseline justify-between gap-3 font-serif font-semibold">
      {quiz.question}
      <span className="shrink-0 font-sans text-sm font-normal text-soft">{quiz.points}</span>
    </p>
    <ul className="mt-3 flex flex-col gap-1 font-serif">
      {quiz.options.map((option, index) => (
        <li
          key={option}
          className={`flex items-center gap-3 rounded-control px-2 py-1 ${index === RIGHT ? 'bg-correct-wash' : ''}`}
        >
          <span
            className={`flex size-4 items-center justify-center rounded-full border ${index === RIGHT ? 'border-correct' : 'border-edge'}`}
          >
            {index === RIGHT && <span className="size-2 rounded-full bg-correct" />}
          </span>
          {option}
          {index === RIGHT && (
            <span className="ml-auto flex items-center gap-1 font-sans text-sm font-medium text-correct">
              <Check aria-hidden size={16} strokeWidth={2} />
              {quiz.right}
            </span>
          )}
        </li>
      ))}
    </ul>
    <p className="mt-3 flex items-center gap-2 text-sm text-soft">
      {quiz.source} <MarginSign label={quiz.page} />
    </p>
  </>
);
