import type { ChapterStanding } from '@contract/coverage.ts';
import type { OutlineEntry } from '@contract/library.ts';
import { pageNumbers } from '@contract/page-names.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field, Input } from '@/components/ui/field.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { outermostOf } from '@/lib/sections.ts';
import { titleText } from '@/lib/title-text.ts';
import { countOf, pagesOf, type Range, tickedIn, ticking, WHOLE } from '../range.ts';

const words = quiz.config;

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

const ROW = 'flex min-h-11 items-start gap-3 py-2';
const TICK = 'mt-1 size-4 shrink-0 accent-accent';

/** The whole book, chapters and sections of it as a table of contents to be ticked, or some pages. */
export function RangeField(props: RangeFieldProps) {
  const { outline, chapters, pages, value, disabled, onChange } = props;
  const known = new Map(chapters?.map((chapter) => [pagesOf(chapter), chapter]));
  const all = contentsOf(outline, chapters);
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-serif text-lg font-semibold">{words.range}</legend>
      <label className={`${ROW} cursor-pointer border-b border-line`}>
        <input
          type="radio"
          name={group}
          checked={value.choice === 'whole'}
          disabled={disabled}
          onChange={() => onChange(WHOLE)}
          className={TICK}
        />
        {words.whole}
      </label>
      <label className={`${ROW} cursor-pointer border-b border-line`}>
        <input
          type="radio"
          name={group}
          checked={value.choice === 'pages'}
          disabled={disabled}
          onChange={() => onChange({ choice: 'pages', from: '1', to: pages === undefined ? '' : String(pages) })}
          className={TICK}
        />
        {words.pages}
      </label>
      {value.choice === 'pages' && (
        <div className="grid grid-cols-2 gap-x-4 border-b border-line py-3">
          {outline.some(({ from_label: printed }) => printed !== undefined) && (
            <p className="col-span-2 pb-2 text-sm text-soft">{words.countedPages}</p>
          )}
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? words.firstPage : words.lastPage}>
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
      {/* Last, and with room before it is known: nothing below it moves. */}
      <div className={chapters === undefined ? 'min-h-72' : undefined}>
        {all.length > 0 && (
          <label className={`${ROW} cursor-pointer border-b border-line`}>
            <input
              type="radio"
              name={group}
              checked={byChapter(value)}
              disabled={disabled}
              onChange={() => onChange({ ...WHOLE, choice: 'chosen' })}
              className={TICK}
            />
            {words.someChapters}
          </label>
        )}
        <Standings {...props} />
        {all.length > 0 && (
          <ol
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, and keys must reach it.
            tabIndex={0}
            aria-label={words.contents}
            className="relative max-h-96 divide-y divide-line overflow-y-auto"
          >
            {all.map((chapter) => (
              <li key={pagesOf(chapter)}>
                <Tick {...props} entry={chapter} known={known.get(pagesOf(chapter))} />
                <Sections {...props} chapter={chapter} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </fieldset>
  );
}

const byChapter = ({ choice }: Range): boolean => choice !== 'whole' && choice !== 'pages';

type Entry = Pick<OutlineEntry, 'title' | 'from' | 'to' | 'from_label' | 'to_label'>;

/** The chapters of a book: as Progress counts them, named as its outline does; until those are known the outline's outermost. */
function contentsOf(outline: readonly OutlineEntry[], chapters: RangeFieldProps['chapters']): Entry[] {
  if (!chapters) return outermostOf(outline);
  const own = outline.filter(({ apart }) => !apart);
  const named = new Map(own.toReversed().map((entry) => [pagesOf(entry), entry]));
  return chapters.map((chapter) => named.get(pagesOf(chapter)) ?? chapter);
}

/** Ticks all that were not asked about, or are not sure yet, at once. */
function Standings({ chapters, value, disabled, onChange }: RangeFieldProps) {
  const offered = (['new', 'shaky'] as const).filter((state) => value.choice === state || countOf(state, chapters) > 0);
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 border-b border-line py-2">
      {offered.map((state) => {
        const name = state === 'new' ? words.newOnes : words.shakyOnes;
        const chosen = value.choice === state;
        return (
          <Button
            key={state}
            size="small"
            disabled={disabled}
            aria-pressed={chosen}
            onClick={() => onChange(chosen ? WHOLE : { ...WHOLE, choice: state })}
            className="aria-pressed:border-accent aria-pressed:bg-accent-wash max-sm:min-h-11 max-sm:whitespace-normal"
          >
            {chapters ? words.chapters(name, formatNumber(countOf(state, chapters))) : name}
          </Button>
        );
      })}
    </div>
  );
}

interface TickProps extends RangeFieldProps {
  entry: Entry;
  /** How it is known; undefined where that is not told of it. */
  known?: ChapterStanding | undefined;
  /** Part of a chapter that is ticked. */
  within?: boolean;
}

/** A line of the table of contents: its title, the student's own record, its pages. */
function Tick({ entry, known, within = false, chapters, value, disabled, onChange }: TickProps) {
  const id = useId();
  const pages = pagesOf(entry);
  return (
    <label className={`${ROW} cursor-pointer`}>
      <input
        type="checkbox"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-more`}
        checked={within || tickedIn(value, chapters).has(pages)}
        disabled={disabled || within}
        onChange={() => onChange(ticking(value, pages, chapters))}
        className={TICK}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-end gap-x-3 sm:flex-nowrap">
        <span id={`${id}-title`} className="min-w-0 font-serif [overflow-wrap:anywhere] max-sm:w-full" dir="auto">
          {titleText(entry.title)}
        </span>
        <span aria-hidden className="min-w-4 flex-1 border-b border-dotted border-edge max-sm:hidden" />
        <span id={`${id}-more`} className="flex shrink-0 gap-x-3 text-sm text-soft tabular-nums max-sm:w-full">
          {known && (
            <span>
              {known.of === 0 ? words.notAsked : words.right(formatNumber(known.right), formatNumber(known.of))}
            </span>
          )}
          <Pages entry={entry} />
        </span>
      </span>
    </label>
  );
}

/** The pages of a chapter as the book prints them; who hears or points at them has those of the file as well. */
function Pages({ entry }: { entry: Entry }) {
  const all = pageNumbers(entry);
  const [printed = all, counted] = all.split(/(?= \(PDF )/);
  return (
    <span className="max-sm:ml-auto" title={counted && all}>
      {printed}
      {counted && <span className="sr-only">{counted}</span>}
    </span>
  );
}

/** The sections of a chapter, folded: they belong to it where it is ticked. */
function Sections({ chapter, ...props }: RangeFieldProps & { chapter: Entry }) {
  const { outline, value, chapters } = props;
  const inside = outline.filter(
    (entry) =>
      !entry.apart && entry.from >= chapter.from && entry.to <= chapter.to && pagesOf(entry) !== pagesOf(chapter),
  );
  const next = Math.min(...inside.map(({ level }) => level));
  const sections = inside.filter(({ level }) => level === next);
  if (sections.length === 0) return null;
  const ticked = tickedIn(value, chapters);
  const within = ticked.has(pagesOf(chapter));
  return (
    <details className="pl-7" open={sections.some((section) => ticked.has(pagesOf(section))) || undefined}>
      <summary className="-mt-1.5 w-fit cursor-pointer pb-2 text-sm text-soft max-sm:min-h-11 max-sm:py-2.5">
        {words.sections(formatNumber(sections.length), sections.length)}
      </summary>
      <ol className="divide-y divide-line border-t border-line">
        {sections.map((section) => (
          <li key={`${pagesOf(section)} ${section.title}`}>
            <Tick {...props} entry={section} within={within} />
          </li>
        ))}
      </ol>
    </details>
  );
}
