import type { Exam, ExamDay } from '@contract/exam.ts';
import { EXAM_MINUTES } from '@contract/limits.ts';
import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { inShort, nextOf, type Step, stepsOf } from '@/components/exams/tasks.ts';
import { useToday } from '@/components/review-cards/use-today.ts';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { progress } from '@/config/texts/progress.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { atDay, formatLongDay, formatNumber } from '@/lib/format.ts';
import { titleText } from '@/lib/title-text.ts';
import { ExamStrip } from './exam-strip.tsx';
import { useSetExam } from './use-exams.ts';

const words = progress.exam;

/** More things done today than these are folded. */
const FEW_DONE = 2;

/** So many chapters are named at once; more are folded away. */
const FEW_LEFT_OUT = 10;

const booksOf = ({ books }: Exam) => books.map(({ title }) => title).join(' · ');

interface ExamViewProps {
  exam: Exam;
  onChange: () => void;
  /** Stands at the end of its last line. */
  children?: ReactNode;
}

/** An exam that lies ahead: what today asks, and the days up to it. */
export function ExamView({ exam, onChange, children }: ExamViewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line pt-5 pb-2">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <div className="flex items-baseline justify-between gap-x-4">
            <h2 id={id} className="text-xl">
              {words.inDays(formatNumber(exam.days_left), exam.days_left)}
            </h2>
            <button
              type="button"
              onClick={onChange}
              aria-label={words.changeOf(booksOf(exam))}
              className="text-sm font-medium text-accent underline underline-offset-4 max-md:-my-2 max-md:-mr-1 max-md:min-h-11 max-md:px-1"
            >
              {words.change}
            </button>
          </div>
          <p className="font-serif text-soft" dir="auto">
            {booksOf(exam) || words.noBooks}
          </p>
          <p className="text-sm text-soft">
            {formatLongDay(atDay(exam.date))} · {words.asked(formatNumber(exam.met), formatNumber(exam.chapters))}
          </p>
          <Today exam={exam} />
          <Enough exam={exam} />
        </div>
        {exam.days.length > 0 && <Days exam={exam} />}
      </div>
      {/* What is asked for seldom, in one line; the chart unfolds below it. */}
      <div className="relative mt-3 min-h-8 max-md:min-h-11">
        {exam.days.length > 0 && (
          <details className="text-sm">
            <summary className="min-h-8 w-fit cursor-pointer py-1.5 text-soft max-md:min-h-11 max-md:py-3">
              {words.chart}
            </summary>
            <ExamStrip exam={exam} />
          </details>
        )}
        {children && <div className="absolute top-0 right-0">{children}</div>}
      </div>
    </section>
  );
}

/** What today asks, what of it is done, and the one button that leads to what is next. */
function Today({ exam }: { exam: Exam }) {
  const [today] = exam.days;
  if (!today) return <p className="mt-3">{words.luck}</p>;
  const all = stepsOf(today.tasks, exam.books);
  // What is still to do comes first.
  const [open, done] = [all.filter((step) => !step.done), all.filter((step) => step.done)];
  const steps = [...open, ...done];
  const folds = done.length > FEW_DONE;
  const next = nextOf(today.tasks, exam.books);
  if (steps.length === 0) return <p className="mt-3 text-sm">{words.freeToday}</p>;
  const left = today.tasks.reduce((sum, { done, minutes }) => (done ? sum : sum + minutes), 0);
  return (
    <>
      <p className={`mt-3 text-sm font-medium ${next ? '' : 'text-correct'}`}>
        {next ? words.today : words.doneToday}
        {left > 0 && (
          <span className="font-normal text-soft">
            {' · '}
            {left < today.minutes ? words.minutesLeft(formatNumber(left)) : words.minutes(formatNumber(left))}
          </span>
        )}
      </p>
      {!next && <StillDue />}
      <ul
        className={`mt-1 text-sm empty:hidden ${next ? 'divide-y divide-line border-y border-line' : 'flex flex-wrap gap-x-4 md:block'}`}
      >
        {(folds ? open : steps).map((step) => (
          <TodayStep key={step.to} step={step} />
        ))}
      </ul>
      {folds && (
        <details className="border-b border-line text-sm">
          <summary className="w-fit cursor-pointer py-1.5 text-soft max-md:min-h-11 max-md:py-3">
            {words.doneSteps(formatNumber(done.length))}
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {done.map((step) => (
              <TodayStep key={step.to} step={step} />
            ))}
          </ul>
        </details>
      )}
      {next && (
        <ButtonLink to={next} look="primary" className="mt-3 max-md:min-h-12 max-md:w-full">
          {steps.some(({ done }) => done) ? words.goOn : words.start}
        </ButtonLink>
      )}
    </>
  );
}

/** Cards that are due beside the plan: it does not call the day done while they wait. */
function StillDue() {
  const due = useToday().data?.due ?? 0;
  if (due === 0) return null;
  return (
    <p className="mt-1 text-sm">
      <Link to="/review" className="link max-md:inline-flex max-md:min-h-11 max-md:items-center">
        {words.stillDue(formatNumber(due), due)}
      </Link>
    </p>
  );
}

/** One thing that today asks, or asked. */
const TodayStep = ({ step: { text, to, done, minutes } }: { step: Step }) => (
  <li className={`flex items-center gap-2 ${done ? 'text-soft' : ''}`}>
    {done ? (
      <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-correct" />
    ) : (
      <Circle aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-soft" />
    )}
    <Link to={to} dir="auto" className="min-w-0 flex-1 truncate py-1 underline-offset-4 hover:underline max-md:py-2.5">
      {text}
    </Link>
    {done && <span className="sr-only">({words.done})</span>}
    {!done && minutes !== undefined && minutes > 0 && (
      <span className="shrink-0 text-soft tabular-nums">{words.minutes(formatNumber(minutes))}</span>
    )}
  </li>
);

/** Where the minutes are too few: which chapters are left out, how many minutes would do, and the button that sets them. */
function Enough({ exam }: { exam: Exam }) {
  const { unmet, left_out, meets_all, minutes, enough, pdf_ids, date, rest } = exam;
  const { save } = useSetExam(exam.exam_id);
  const most = EXAM_MINUTES.most;
  const better = unmet > 0 ? meets_all : enough;
  if (unmet === 0 && (better === null || better <= minutes)) return null;
  const now = formatNumber(minutes);
  return (
    <div className="mt-3 text-sm">
      <p className="text-soft">
        {unmet === 0
          ? words.tight(now, formatNumber(better ?? most))
          : better === null
            ? words.unmetByAny(formatNumber(unmet), unmet, formatNumber(most))
            : words.unmet(formatNumber(unmet), unmet, now)}
      </p>
      {left_out.length > 0 && (
        <details open={left_out.length <= FEW_LEFT_OUT} className="mt-1">
          <summary className="w-fit cursor-pointer py-1.5 max-md:min-h-11 max-md:py-3">
            {words.leftOut(formatNumber(unmet), unmet)}
          </summary>
          <ul className="list-disc pl-6">
            {left_out.map(({ pdf_id, title, from }) => (
              <li key={`${pdf_id} ${from}`} dir="auto">
                {titleText(title)}
              </li>
            ))}
            {unmet > left_out.length && <li>{words.leftOutMore(formatNumber(unmet - left_out.length))}</li>}
          </ul>
        </details>
      )}
      {better !== null && better <= most && (
        <Button
          size="small"
          className="mt-2 max-md:min-h-11"
          busy={save.isPending}
          onClick={() => save.mutate({ pdf_ids, date, rest, minutes: better })}
        >
          {words.setMinutes(formatNumber(better))}
        </Button>
      )}
      {save.isError && (
        <Notice title={words.form.failed} className="mt-2">
          {messageOf(save.error)}
        </Notice>
      )}
    </div>
  );
}

/** So many of the days to come are told; those after them are folded. */
const TOLD = 6;

/** The days after today, each with its minutes and what it asks; the exam at their end. */
function Days({ exam }: { exam: Exam }) {
  const days = exam.days.slice(1);
  const told = days.length <= TOLD + 1 ? days : days.slice(0, TOLD);
  const later = days.slice(told.length);
  const row = (day: ExamDay) => <Day key={day.day} day={day} books={exam.books} />;
  return (
    <div className="@container min-w-0 text-sm">
      <h3 className="sr-only">{words.days}</h3>
      <ol aria-label={words.days}>{told.map(row)}</ol>
      {later.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2 text-soft max-md:py-3">
            {words.laterDays(formatNumber(later.length), later.length)}
          </summary>
          <ol aria-label={words.days}>{later.map(row)}</ol>
        </details>
      )}
      <p className={`${DAY} border-t-2 border-ink font-semibold`}>
        <span>{formatLongDay(atDay(exam.date))}</span>
        <span>{words.examDay}</span>
      </p>
    </div>
  );
}

/** Where there is little room, on a phone or with large letters, what it asks has a line of its own. */
const DAY = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5 @sm:grid-cols-[minmax(0,10.5rem)_minmax(0,1fr)_auto]';

/** A chapter, or another thing to do: framed, so that the numbers of chapters are not read as a count. */
const Chip = ({ children }: { children: string }) => (
  <>
    <span className="my-0.5 inline-block max-w-full rounded-control border border-line px-1.5 align-middle">
      {children}
    </span>{' '}
  </>
);

const Day = ({ day: { day, minutes, tasks }, books }: { day: ExamDay; books: Exam['books'] }) => (
  <li className={`${DAY} border-b border-line`}>
    <span className={tasks.length === 0 ? 'text-soft' : undefined}>{formatLongDay(atDay(day))}</span>
    <span className={`@max-sm:order-1 @max-sm:col-span-2 ${tasks.length === 0 ? 'text-soft' : ''}`} dir="auto">
      {tasks.length === 0
        ? words.rest
        : inShort(tasks, books).map((part, i) =>
            'text' in part ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: two books may have chapters of one name
              <Chip key={i}>{part.text}</Chip>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <span key={i}>
                <span className="text-soft">{part.kind}</span>{' '}
                {part.chapters.map((chapter, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <Chip key={at}>{chapter}</Chip>
                ))}
              </span>
            ),
          )}
    </span>
    {minutes > 0 && (
      <span className="whitespace-nowrap text-soft tabular-nums">{words.minutes(formatNumber(minutes))}</span>
    )}
  </li>
);
