import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { revision } from '@/config/texts/revision.ts';

/** What an empty conversation shows: questions to start with, as lines of a table of contents, each with what its answer will be. */
export function Start({ disabled, onAsk }: { disabled: boolean; onAsk: (question: string) => void }) {
  const id = useId();
  return (
    <div className="px-4 py-8 sm:px-5 md:py-12">
      <h2 className="text-2xl">{revision.start}</h2>
      <p className="mt-2 text-soft">{revision.empty}</p>
      <ul aria-label={revision.suggestions} className="mt-6 border-t border-line sm:-mx-3">
        {revision.suggest.map(({ question, answer }, i) => (
          <li
            key={question}
            className="group relative flex items-center gap-4 border-b border-line py-3 sm:px-3 transition-colors has-enabled:hover:bg-raised"
          >
            <div className="min-w-0 flex-1">
              <button
                type="button"
                disabled={disabled}
                aria-describedby={`${id}-${i}`}
                onClick={() => onAsk(question)}
                className="text-left font-serif text-lg font-semibold after:absolute disabled:font-normal disabled:text-soft after:inset-0"
              >
                {question}
              </button>
              <p id={`${id}-${i}`} className="text-sm text-soft group-has-disabled:opacity-80">
                {answer}
              </p>
            </div>
            <ArrowRight
              aria-hidden
              size={20}
              strokeWidth={1.5}
              className="shrink-0 text-soft transition-colors group-has-disabled:invisible group-hover:text-accent"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
