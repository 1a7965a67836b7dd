import type { Exam, ExamDay } from '@contract/exam.ts';
import { progress } from '@/config/texts/progress.ts';
import { atDay, formatLongDay, formatNumber, formatShortDay, formatWeekday } from '@/lib/format.ts';
import { gist } from './tasks.ts';

const words = progress.exam;

/** So many days are drawn; further ones are counted, and listed below. */
const DRAWN = 14;

/** Height of the highest bar, in CSS pixels. */
const HIGH = 72;

/** The days to the exam as bars of minutes: today filled, the mock exam hatched, days off empty. */
export function ExamStrip({ exam }: { exam: Exam }) {
  const days = exam.days.slice(0, DRAWN);
  const most = Math.max(1, ...exam.days.map(({ minutes }) => minutes));
  const more = exam.days.length - days.length;
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys must reach it.
      tabIndex={0}
      aria-label={words.strip}
      className="flex min-w-0 overflow-x-auto pb-1 text-center text-sm max-md:-mx-4 max-md:px-4 max-md:sm:-mx-6 max-md:sm:px-6"
    >
      {days.map((day, i) => (
        <Bar key={day.day} day={day} today={i === 0} high={Math.round((day.minutes / most) * HIGH)} />
      ))}
      {more > 0 && (
        <li className="flex min-w-14 flex-1 flex-col justify-end border-b border-edge pb-1 text-soft [margin-block-end:4.6rem]">
          {words.more(formatNumber(more))}
        </li>
      )}
      <li className="flex min-w-14 flex-1 flex-col items-center">
        <span aria-hidden className="w-full border-b-3 border-ink" style={{ height: HIGH + 6 }} />
        <span className="h-6" />
        <span className="whitespace-nowrap">
          <span className="text-soft">{formatWeekday(atDay(exam.date))}</span> {formatShortDay(exam.date)}
        </span>
        <span className="font-semibold">{words.examDay}</span>
      </li>
    </ol>
  );
}

function Bar({ day, today, high }: { day: ExamDay; today: boolean; high: number }) {
  const at = atDay(day.day);
  const mock = day.tasks.some(({ kind }) => kind === 'mock');
  const look = today
    ? 'border-accent bg-accent'
    : mock
      ? 'border-edge bg-[repeating-linear-gradient(135deg,var(--raised)_0_3px,var(--edge)_3px_4px)]'
      : 'border-edge bg-sunken';
  return (
    <li className={`flex min-w-14 flex-1 flex-col items-center ${today ? 'font-semibold text-accent' : 'text-soft'}`}>
      <span
        aria-hidden
        className="flex w-full items-end justify-center border-b border-edge"
        style={{ height: HIGH + 6 }}
      >
        {high > 0 && <span className={`block w-5 border border-b-0 ${look}`} style={{ height: high }} />}
      </span>
      <span aria-hidden className="h-6 tabular-nums">
        {day.minutes > 0 ? formatNumber(day.minutes) : '–'}
      </span>
      <span aria-hidden className="whitespace-nowrap">
        {formatWeekday(at)} <span className={today ? '' : 'text-ink'}>{formatNumber(at.getDate())}</span>
      </span>
      <span className="sr-only">
        {day.minutes > 0 ? words.day(formatLongDay(at), formatNumber(day.minutes)) : words.restDay(formatLongDay(at))}
      </span>
      {gist(day).map((line) => (
        <span key={line} className="leading-snug">
          {line}
        </span>
      ))}
    </li>
  );
}
