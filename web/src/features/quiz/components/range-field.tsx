import type { ChapterStanding } from '@contract/coverage.ts';
import type { OutlineEntry } from '@contract/library.ts';
import { pageNumbers } from '@contract/page-names.ts';
import { useState } from 'react';
import { Field, Input } from '@/components/ui/field.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { countOf, type Range, rangeText, WHOLE } from '../range.ts';

interface RangeFieldProps {
  outline: readonly OutlineEntry[];
  /** How they are known; undefined until it is known, or where it cannot be. */
  chapters: readonly ChapterStanding[] | undefined;
  /** Undefined until it is known. */
  pages: number | undefined;
  value: Range;
  disabled: boolean;
  onChange: (range: Range) => void;
}

/** Deeper entries than chapters and their sections make a list that nobody reads. */
const DEEPEST = 2;

/** The whole book, one of its chapters or sections, or some pages. */
export function RangeField({ outline, chapters, pages, value, disabled, onChange }: RangeFieldProps) {
  // What came with the address can be gone back to.
  const [chosen] = useState(value.pages);
  const choose = (choice: string) => {
    const entry = outline[Number(choice)];
    if (choice === 'pages') onChange({ choice, from: '1', to: pages === undefined ? '' : String(pages) });
    else if (choice === 'new' || choice === 'shaky') onChange({ ...WHOLE, choice });
    else if (choice === 'chosen') onChange({ ...WHOLE, choice, ...(chosen && { pages: chosen }) });
    else if (choice === 'whole' || !entry) onChange(WHOLE);
    else onChange({ choice: Number(choice), from: String(entry.from), to: String(entry.to) });
  };
  return (
    <>
      <Field label={words.config.range}>
        {(control) => (
          <select
            {...control}
            value={value.choice}
            disabled={disabled}
            onChange={({ target }) => choose(target.value)}
            className="min-h-10 w-full rounded-control border border-edge bg-raised px-3 text-ink disabled:bg-sunken disabled:text-soft"
          >
            <option value="whole">{words.config.whole}</option>
            {chosen && (
              <option value="chosen">{rangeText({ ...WHOLE, choice: 'chosen', pages: chosen }, outline)}</option>
            )}
            {(['new', 'shaky'] as const).map((state) => {
              const name = state === 'new' ? words.config.newOnes : words.config.shakyOnes;
              const count = countOf(state, chapters);
              return count > 0 || value.choice === state ? (
                <option key={state} value={state}>
                  {chapters ? words.config.chapters(name, formatNumber(count)) : name}
                </option>
              ) : null;
            })}
            {outline.map((entry, i) =>
              entry.level > DEEPEST || entry.apart ? null : (
                <option key={`${entry.from} ${entry.title}`} value={i}>
                  {'\u2003'.repeat(entry.level - 1)}
                  {entry.title} ({pageNumbers(entry, 'within')})
                </option>
              ),
            )}
            <option value="pages">{words.config.pages}</option>
          </select>
        )}
      </Field>
      {value.choice === 'pages' && (
        <div className="grid grid-cols-2 gap-4">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? words.config.firstPage : words.config.lastPage}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={pages}
                  value={value[end] ?? ''}
                  disabled={disabled}
                  onChange={({ target }) => onChange({ ...value, [end]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  );
}
