import { quiz } from '@/config/texts/quiz.ts';
import { LEVELS, type Level } from '../levels.ts';

const words = quiz.config.levels;

interface LevelsFieldProps {
  value: readonly Level[];
  disabled: boolean;
  onChange: (levels: readonly Level[]) => void;
}

/** What the multiple-choice questions ask of the student: any mix of them, at least one. */
export function LevelsField({ value, disabled, onChange }: LevelsFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-serif text-lg font-semibold">{words.legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {LEVELS.map((level) => {
          const checked = value.includes(level);
          return (
            <label key={level} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                checked={checked}
                // The last one stays: a quiz asks for something.
                disabled={disabled || (checked && value.length === 1)}
                onChange={() => onChange(LEVELS.filter((one) => (one === level ? !checked : value.includes(one))))}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="block">{words[level]}</span>
                <span className="block text-sm text-soft">{words.more[level]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
