import type { Exam, ExamDay } from '@contract/exam.ts';
import { EXAM_MINUTES } from '@contract/limits.ts';
import { Circle, CircleCheck } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { inShort, nextOf, type Short, type Step, stepsOf } from '@/components/exams/tasks.ts';
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
  /** The first of several: what waits for all of them alike is said here. */
  first: boolean;
  /** Stands at the end of its last line. */
  children?: ReactNode;
}

/** An exam that lies ahead: what today asks, and the days up to it. */
export function ExamView({ exam, onChange, first, children }: ExamViewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line pt-5 pb-2">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[19rem_minmax(0,1fr)]">
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
          <p className="text-sm text-soft">{formatLongDay(atDay(exam.date))}</p>
          <Today exam={exam} first={first} />
        </div>
        {exam.days.length > 0 && <Days exam={exam} />}
        {/* How it stands, below what is to be done. */}
        <div className="min-w-0 text-sm text-soft">
          <p>{words.asked(formatNumber(exam.met), formatNumber(exam.chapters))}</p>
          <Enough exam={exam} />
        </div>
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

/** What today asks, what of it is done, and the one button that leads to what is next: where that is done, the cards that are due. */
function Today({ exam, first }: { exam: Exam; first: boolean }) {
  const waiting = useToday().data?.due ?? 0;
  const [today] = exam.days;
  if (!today) return <p className="mt-3">{words.luck}</p>;
  const all = stepsOf(today.tasks, exam.books);
  // What is still to do comes first.
  const [open, done] = [all.filter((step) => !step.done), all.filter((step) => step.done)];
  const steps = [...open, ...done];
  const folds = done.length > FEW_DONE;
  const next = nextOf(today.tasks, exam.books);
  // Cards of all books: said once, and no day is called done while they wait.
  const due = next ? 0 : waiting;
  const lead = 'mt-3 max-md:min-h-12 max-md:w-full';
  const review = due > 0 && first && (
    <ButtonLink to="/review" look="primary" className={lead}>
      {words.reviewCards(formatNumber(due), due)}
    </ButtonLink>
  );
  if (steps.length === 0)
    return (
      <>
        <p className="mt-3 text-sm">{words.freeToday}</p>
        {review}
      </>
    );
  const left = today.tasks.reduce((sum, { done, minutes }) => (done ? sum : sum + minutes), 0);
  return (
    <>
      <p className={`mt-3 text-sm font-medium ${next || due > 0 ? '' : 'text-correct'}`}>
        {next ? words.today : due > 0 ? words.chaptersDone : words.doneToday}
        {due > 0 && first && ` ${words.cardsLeft(formatNumber(due), due)}`}
        {left > 0 && (
          <span className="font-normal text-soft">
            {' · '}
            {left < today.minutes ? words.minutesLeft(formatNumber(left)) : words.minutes(formatNumber(left))}
          </span>
        )}
      </p>
      {review}
      <ul
        className={`mt-1 text-sm empty:hidden ${next ? 'divide-y divide-line border-y border-line' : 'flex flex-wrap gap-x-4 md:block'}`}
      >
        {(folds ? open : steps).map((step) => (
          <TodayStep key={step.to} step={step} />
        ))}
      </ul>
      {folds && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer py-1.5 text-soft max-md:min-h-11 max-md:py-3">
            {words.doneSteps(formatNumber(done.length))}
          </summary>
          <ul className="divide-y divide-line border-y border-line">
            {done.map((step) => (
              <TodayStep key={step.to} step={step} />
            ))}
          </ul>
        </details>
      )}
      {next && (
        <ButtonLink to={next} look="primary" className={lead}>
          {steps.some(({ done }) => done) ? words.goOn : words.start}
        </ButtonLink>
      )}
    </>
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
    <div className="mt-1">
      <p>
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

/** So many of the days are told; those after them are folded. */
const TOLD = 7;

/** The days from today on, each with what it asks and its minutes; the exam at their end. */
function Days({ exam }: { exam: Exam }) {
  const { days } = exam;
  const told = days.length <= TOLD + 1 ? days : days.slice(0, TOLD);
  const later = days.slice(told.length);
  const row = (day: ExamDay) => <Day key={day.day} day={day} exam={exam} />;
  return (
    <div className="@container min-w-0 text-sm md:row-span-2">
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

/** One day: what it asks in a line, its minutes at the end. */
function Day({ day: { day, rest, minutes, tasks }, exam }: { day: ExamDay; exam: Exam }) {
  const isToday = day === exam.days[0]?.day;
  const open = isToday ? tasks.filter(({ done }) => !done) : tasks;
  const parts = inShort(open, exam.books);
  const left = open.reduce((sum, task) => sum + task.minutes, 0);
  const isLong = open.some(({ kind }) => kind === 'mock') && minutes > exam.minutes;
  return (
    <li className={`${DAY} border-b border-line`}>
      <span className={isToday ? 'font-semibold' : parts.length === 0 ? 'text-soft' : undefined}>
        {isToday ? words.today : formatLongDay(atDay(day))}
      </span>
      <span className={`@max-sm:order-1 @max-sm:col-span-2 ${parts.length === 0 ? 'text-soft' : ''}`}>
        {parts.length > 0 ? (
          <Asked parts={parts} />
        ) : tasks.length > 0 ? (
          words.restOfToday
        ) : rest || !isToday ? (
          words.rest
        ) : (
          words.freeToday
        )}
        {isLong && <span className="block text-soft">{words.longer(formatNumber(exam.minutes))}</span>}
      </span>
      {left > 0 && (
        <span className="whitespace-nowrap text-soft tabular-nums">{words.minutes(formatNumber(left))}</span>
      )}
    </li>
  );
}

/** What a day asks, parted by dots: chapters in the books' own letters, so that their numbers are not read as a count. */
const Asked = ({ parts }: { parts: readonly Short[] }) =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two books may have chapters of one name
    <Fragment key={i}>
      {i > 0 && <Dot />}
      {'kind' in part && <span className="text-soft">{part.kind} </span>}
      {'text' in part
        ? part.text
        : part.chapters.map(({ title, to }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <Fragment key={at}>
              {at > 0 && <Dot />}
              <Link to={to} dir="auto" className="font-serif text-base leading-snug underline-offset-4 hover:underline">
                {/* Its number stays with it. */}
                {title.replace(/^([\d.]+) /, '$1\u00a0')}
              </Link>
            </Fragment>
          ))}
    </Fragment>
  ));

const Dot = () => <span className="text-soft"> · </span>;
