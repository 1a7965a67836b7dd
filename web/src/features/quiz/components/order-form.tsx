import { MAX_QUIZ_COUNT } from '@contract/limits.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/field.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { type Counts, KINDS, problemOfAll, problemOfKind } from '../counts.ts';
import { given, MINUTES_EACH, type Most, presetOf, sameCounts, sumOf } from '../order.ts';

const words = quiz.config;

interface OrderFormProps {
  counts: Counts;
  /** What the book can give; undefined until that is known, or where there is no end. */
  most: Most | undefined;
  disabled: boolean;
  onChange: (counts: Counts) => void;
}

/** How many questions of each kind, as an order form: numbers that are often wanted, then a line a kind with what it takes; the sum stands on the cover. */
export function OrderForm({ counts, most, disabled, onChange }: OrderFormProps) {
  const id = useId();
  const isShort = (kind: keyof Counts) => given(counts, kind, most) < given(counts, kind);
  return (
    <fieldset>
      <legend className="mb-1 font-serif text-lg font-semibold">{words.counts}</legend>
      <div className="mt-1 mb-2 flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-sm:items-stretch">
        <span className="text-sm text-soft max-sm:col-span-full">{words.fill}</span>
        {(['quick', 'exam'] as const).map((preset) => {
          const filled = presetOf(preset, most);
          const { questions, minutes } = sumOf(filled);
          return (
            <Button
              key={preset}
              size="small"
              disabled={disabled}
              aria-pressed={sameCounts(counts, filled)}
              onClick={() => onChange(filled)}
              className="min-h-10 aria-pressed:border-accent aria-pressed:bg-accent-wash max-sm:flex-col max-sm:gap-0 max-sm:py-1.5 max-sm:whitespace-normal"
            >
              {words[preset]}
              <span className="font-normal text-balance text-soft">
                {words.presetSum(formatNumber(questions), formatNumber(minutes))}
              </span>
            </Button>
          );
        })}
      </div>
      {KINDS.map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <label htmlFor={`${id}-${kind}`} className="min-w-0 flex-1">
              {words[kind]}
            </label>
            {/* Where the book has fewer, that is what there is to choose from. */}
            <span
              id={`${id}-${kind}-range`}
              className={`text-sm text-soft ${isShort(kind) ? 'max-sm:w-full' : 'max-sm:sr-only'}`}
            >
              {isShort(kind)
                ? words.only(given(counts, kind, most), formatNumber(given(counts, kind, most)))
                : words.upTo(formatNumber(MAX_QUIZ_COUNT[kind]))}
            </span>
          </div>
          <Input
            id={`${id}-${kind}`}
            aria-describedby={`${id}-${kind}-range ${id}-${kind}-more`}
            aria-invalid={problemOfKind(kind, counts[kind]) !== null || undefined}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_QUIZ_COUNT[kind]}
            step={1}
            value={counts[kind]}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...counts, [kind]: target.value })}
            className="w-20! shrink-0 text-right tabular-nums"
          />
          <span id={`${id}-${kind}-more`} className="w-20 shrink-0 text-right text-sm text-soft tabular-nums">
            {words.each(formatNumber(MINUTES_EACH[kind]))}
          </span>
          {/* Right under its number: what it makes impossible is far off. */}
          <p role="status" className="w-full pt-1 text-right text-sm text-wrong empty:hidden">
            {problemOfKind(kind, counts[kind])}
          </p>
        </div>
      ))}
      <p role="status" className="pt-2 text-sm text-wrong empty:hidden">
        {problemOfAll(counts)}
      </p>
    </fieldset>
  );
}
