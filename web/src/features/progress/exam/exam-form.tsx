import type { Exam, ExamRequest } from '@contract/exam.ts';
import { EXAM_MINUTES, MAX_EXAM_DAYS } from '@contract/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field, Input } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { progress } from '@/config/texts/progress.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { atDay, formatLongDay, formatNumber, formatWeekday, localDay } from '@/lib/format.ts';
import { recentPlaces } from '@/lib/reading-places.ts';
import { useBooks, useSetExam } from './use-exams.ts';

const words = progress.exam.form;
const DAY_MS = 86_400_000;
const dayIn = (days: number) => localDay(new Date(Date.now() + days * DAY_MS));

/** A Sunday; the week is written from Monday on. */
const SUNDAY = atDay('2026-11-01').getTime();
const WEEK = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, name: formatWeekday(new Date(SUNDAY + day * DAY_MS)) }));

/** As typed. */
interface Draft {
  pdf_ids: string[];
  date: string;
  minutes: string;
  rest: number[];
}

const limits = [formatNumber(EXAM_MINUTES.least), formatNumber(EXAM_MINUTES.most)] as const;

/** What is wrong with it, in words for the student, or null. */
function problemWith({ pdf_ids, date, minutes, rest }: Draft): string | null {
  if (pdf_ids.length === 0) return words.noBook;
  if (!(date > localDay() && date <= dayIn(MAX_EXAM_DAYS))) return words.noDate;
  const fits = /^\d+$/.test(minutes) && Number(minutes) >= EXAM_MINUTES.least && Number(minutes) <= EXAM_MINUTES.most;
  if (!fits) return words.noMinutes(...limits);
  return rest.length > 6 ? words.noDay : null;
}

interface FieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

const toggled = <T,>(list: readonly T[], one: T) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** So many books are offered at once; the others are folded. */
const OFFERED = 3;

/** Which books it is about: those that were opened last first. */
function BooksField({ draft, onChange }: FieldsProps) {
  const { data: books = [], isPending } = useBooks();
  // As it was when the form was opened: a book that is ticked stays where it is.
  const [first] = useState(() => [...draft.pdf_ids, ...recentPlaces().map(({ bookId }) => bookId)]);
  const rank = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
  // The list is oldest first: of those that were never opened here the newest leads.
  const ordered = books.toReversed().sort((a, b) => rank(a.id) - rank(b.id));
  const shown = Math.max(OFFERED, first.filter((id) => draft.pdf_ids.includes(id)).length);
  const tick = ({ id, title }: { id: string; title: string }) => (
    <label key={id} className="flex min-h-10 cursor-pointer items-center gap-2.5 max-md:min-h-11">
      <input
        type="checkbox"
        checked={draft.pdf_ids.includes(id)}
        onChange={() => onChange({ pdf_ids: toggled(draft.pdf_ids, id) })}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 py-1.5 font-serif leading-snug [overflow-wrap:anywhere]" dir="auto">
        {title}
      </span>
    </label>
  );
  const others = ordered.slice(shown);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{words.books}</legend>
      {isPending && <p className="min-h-30 py-2 text-sm text-soft max-md:min-h-33">{words.loadingBooks}</p>}
      {ordered.slice(0, shown).map(tick)}
      {others.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2 text-sm text-soft max-md:py-3">
            {words.otherBooks(formatNumber(others.length), others.length)}
          </summary>
          <div className="grid max-h-64 gap-x-6 overflow-y-auto sm:grid-cols-2">{others.map(tick)}</div>
        </details>
      )}
    </fieldset>
  );
}

const DAY = [
  'inline-flex min-h-10 min-w-11 cursor-pointer items-center justify-center rounded-control border border-edge px-2 text-sm',
  'has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
].join(' ');

/** Its day, the minutes of a day, the days of study. */
const DaysFields = ({ draft, onChange }: FieldsProps) => (
  <div className="flex flex-wrap gap-x-8 gap-y-4">
    {/* In words: fields of browsers put day and month in the order of their own language. */}
    <Field
      label={words.date}
      hint={draft.date && <span className="font-medium text-ink">{formatLongDay(atDay(draft.date))}</span>}
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          min={dayIn(1)}
          max={dayIn(MAX_EXAM_DAYS)}
          value={draft.date}
          onChange={({ target }) => onChange({ date: target.value })}
          className="w-44!"
        />
      )}
    </Field>
    <Field label={words.minutes} hint={words.minutesHint(...limits)}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={EXAM_MINUTES.least}
          max={EXAM_MINUTES.most}
          step={5}
          value={draft.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
          className="w-28! tabular-nums"
        />
      )}
    </Field>
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{words.study}</legend>
      <div className="flex flex-wrap gap-1">
        {WEEK.map(({ day, name }) => (
          <label key={day} className={DAY}>
            <input
              type="checkbox"
              checked={!draft.rest.includes(day)}
              onChange={() => onChange({ rest: toggled(draft.rest, day) })}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  </div>
);

interface ExamFormProps {
  /** The one to set otherwise; left out for a new one. */
  exam?: Exam;
  /** The books that a new one begins with. */
  suggested?: readonly string[];
  /** The day that a new one begins with. */
  date?: string | undefined;
  onClose: () => void;
}

/** Setting an exam: its day, the minutes of a day, the days of study, its books. */
export function ExamForm({ exam, suggested = [], date = '', onClose }: ExamFormProps) {
  const { save, remove } = useSetExam(exam?.exam_id);
  const [draft, setDraft] = useState<Draft>({
    pdf_ids: exam ? exam.books.map(({ pdf_id }) => pdf_id) : [...suggested],
    date: exam?.date ?? date,
    minutes: String(exam?.minutes ?? EXAM_MINUTES.unlessTold),
    rest: exam?.rest ?? [],
  });
  const form = useRef<HTMLFormElement>(null);
  // It may open below what is in sight.
  useEffect(() => {
    // What it returns is no cleanup: in some browsers a promise.
    void form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [told, setTold] = useState(false);
  const problem = problemWith(draft);
  const busy = save.isPending || remove.isPending;
  const failure = save.error ?? remove.error;
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (problem || busy) return;
    const body: ExamRequest = { ...draft, minutes: Number(draft.minutes) };
    save.mutate(body, { onSuccess: onClose });
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={words.title}
      data-alone
      className="my-6 grid gap-4 rounded-card border border-edge bg-raised p-5 sm:p-6"
    >
      <div>
        <h2 className="text-xl">{words.title}</h2>
        {exam && (
          <p className="font-serif text-soft" dir="auto">
            {exam.books.map(({ title }) => title).join(' · ')}
          </p>
        )}
      </div>
      <DaysFields draft={draft} onChange={change} />
      <BooksField draft={draft} onChange={change} />
      <p role="status" className="text-sm text-wrong empty:hidden">
        {told && problem}
      </p>
      {failure && <Notice title={words.failed}>{messageOf(failure)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" disabled={busy} busy={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        <Button onClick={onClose} disabled={busy}>
          {words.cancel}
        </Button>
      </div>
      {exam && (
        <>
          <p className="-mt-2 text-sm text-soft">{words.replaces}</p>
          <div className="border-t border-line pt-3">
            <Button
              look="quiet"
              size="small"
              disabled={busy}
              onClick={() => remove.mutate(exam.exam_id, { onSuccess: onClose })}
              className="-ml-3 text-wrong! max-sm:min-h-11"
            >
              {words.remove}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
