import type { Hint } from '@contract/hints.ts';
import { pageName } from '@contract/page-names.ts';
import { Lightbulb } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { Masked } from './masked.tsx';

const words = quiz.hints;

function Step({ hint, language }: { hint: Hint; language: string | null }) {
  const lang = language ? { lang: language } : {};
  switch (hint.kind) {
    case 'chapter':
      return (
        <>
          {words.chapter}{' '}
          <cite className="font-serif not-italic" dir="auto" {...lang}>
            <Masked text={hint.title} />
          </cite>
        </>
      );
    case 'pages':
      return words.pages(hint.pages.map(({ page, label }) => pageName(page, label)).join(', '));
    case 'words':
      return (
        <>
          {words.words}
          <q
            className="mt-0.5 block font-serif text-base text-ink before:content-none after:content-none"
            dir="auto"
            {...lang}
          >
            <Masked text={hint.words} />
          </q>
        </>
      );
  }
}

interface HintStepsProps {
  hints: readonly Hint[];
  /** How many were taken. */
  taken: number;
  /** BCP 47, of the book. */
  language?: string | null;
}

/** The hints that were taken: from the chapter to the book's own words, never the answer. */
export const HintSteps = ({ hints, taken, language = null }: HintStepsProps) => (
  <ol aria-label={words.label} aria-live="polite" className="space-y-1.5 text-sm text-soft">
    {hints.slice(0, taken).map((hint) => (
      <li key={hint.kind} className="border-l-2 border-edge pl-3">
        <Step hint={hint} language={language} />
      </li>
    ))}
  </ol>
);

interface HintButtonProps {
  taken: number;
  onTake: () => void;
  /** The hints are being looked for. */
  busy?: boolean;
  className?: string;
}

/** Asks for the next hint. */
export const HintButton = ({ taken, onTake, busy = false, className }: HintButtonProps) => (
  <Button
    look="quiet"
    size="small"
    className={classNames('text-accent! max-sm:min-h-11', className)}
    // Not disabled: who presses it by key stays where they are.
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    icon={busy ? <Spinner /> : <Lightbulb aria-hidden size={16} strokeWidth={1.5} />}
    onClick={busy ? undefined : onTake}
  >
    {busy ? words.loading : taken === 0 ? words.first : words.next}
  </Button>
);
