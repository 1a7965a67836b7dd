import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { CONFIDENCES, type Confidence, type ItemResult, isConfidentMistake, isLuckyGuess } from '@contract/quiz.ts';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { quiz } from '@/config/texts/quiz.ts';

const SURENESS = [
  'min-h-8 border-l border-line px-2.5 text-soft transition-colors',
  'first:border-l-0 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2',
  'aria-pressed:bg-accent-wash aria-pressed:font-medium aria-pressed:text-accent',
  'disabled:pointer-events-none',
  'max-sm:min-h-11 max-sm:px-3.5',
].join(' ');

const words = quiz.confidence;

interface HowSureProps {
  value: Confidence | undefined;
  onChange: (value: Confidence | null) => void;
  /** There is an answer to be sure of; until then only its room is kept. */
  answered: boolean;
  /** The paper is being handed in. */
  locked: boolean;
  /** The id of the question's words. */
  question: string;
}

/** Under an answer: how sure the student is, by one press that may be left out. One stop for the keyboard, arrows inside. */
export function HowSure({ value, onChange, answered, locked, question }: HowSureProps) {
  const label = useId();
  return (
    <div
      className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm print:hidden"
      style={{ visibility: answered ? undefined : 'hidden' }}
    >
      <span id={label} className="text-soft">
        {words.ask}
      </span>
      <ToggleGroup
        aria-labelledby={`${label} ${question}`}
        value={value ? [value] : []}
        onValueChange={(values) => onChange((values[0] as Confidence | undefined) ?? null)}
        disabled={locked || !answered}
        className="flex overflow-hidden rounded-control border border-line"
      >
        {CONFIDENCES.map((one) => (
          <Toggle key={one} value={one} type="button" className={SURENESS}>
            {words.names[one]}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  );
}

/** Under a marked answer: how sure the student had been, and what that means now. Nothing where nothing was said. */
export function WasSure({ result, said }: { result: ItemResult; said: Confidence | undefined }) {
  if (!said) return null;
  const mistake = isConfidentMistake(result, said);
  const lucky = isLuckyGuess(result, said);
  return (
    <p className={classNames('mt-2 text-sm', mistake || lucky ? 'font-medium' : 'text-soft')}>
      {mistake ? words.mistake : lucky ? words.lucky : words.said[said]}
    </p>
  );
}

/** Under a marked answer: how many hints were taken before it; nothing where none was. */
export const WasHelped = ({ steps }: { steps: number | undefined }) =>
  steps === undefined ? null : <p className="mt-2 text-sm text-soft">{quiz.retell.helped(steps)}</p>;
