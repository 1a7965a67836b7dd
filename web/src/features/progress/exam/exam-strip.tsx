import type { Exam, ExamDay } from '@contract/exam.ts';
import { gist } from '@/components/exams/tasks.ts';
import { progress } from '@/config/texts/progress.ts';
import { atDay, formatLongDay, formatNumber, formatWeekday } from '@/lib/format.ts';

const DAYS = [
  'relative flex min-w-0 overflow-x-auto pb-1 text-center text-sm',
  'max-md:-mx-4 max-md:pl-4 max-lg:pr-12',
  'max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] max-md:sm:-mx-6',
  'max-md:sm:pl-6',
].join(' ');

const words = progress.exam;

/** So many days are drawn, and the mock exam's; those between are counted here and listed below. */
const DRAWN = 10;

/** Height of the highest bar, in CSS pixels: beside the plan there is more room for it than below. */
const HIGH = '[--high:112px] md:[--high:212px]';
/** Of the ground that the bars stand on: the highest, and the line over it that says how many minutes. */
const GROUND = { height: 'calc(var(--high) + 24px)' };

const CELL = 'flex flex-1 flex-col items-center';
const GIST = 'text-[0.8125rem] leading-snug whitespace-nowrap';

/** The days to the exam as bars of minutes: today filled, the mock exam hatched, days off empty. */
export function ExamStrip({ exam }: { exam: Exam }) {
  // The mock exam is hatched and as high as there is room; it would leave the other days no height to differ by.
  const most = Math.max(1, ...exam.days.map((day) => (isMock(day) ? 0 : day.minutes)));
  // One day more takes no more room than saying that it is left out.
  const first = exam.days.slice(0, exam.days.length <= DRAWN + 2 ? undefined : DRAWN);
  const later = exam.days.slice(first.length);
  const mock = later.filter(isMock);
  const high = (day: ExamDay) => (isMock(day) ? 1 : (day.minutes / most) * 0.75);
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys must reach it.
      tabIndex={0}
      aria-label={words.strip}
      // Positioned, so that what is there for the ear alone scrolls with it and widens nothing.
      // Where it scrolls it fades at its end; the room after the last day lies under the fade.
      className={`${HIGH} ${DAYS}`}
    >
      {first.map((day, i) => (
        <Bar key={day.day} day={day} today={i === 0} high={high(day)} />
      ))}
      {later.length > mock.length && (
        <li className={`${CELL} min-w-14 text-soft`}>
          <span
            aria-hidden
            className="flex w-full items-end justify-center border-b border-dotted border-edge"
            style={GROUND}
          >
            …
          </span>
          {/* On the line of the other days' dates. */}
          <span className="mt-1 leading-tight whitespace-nowrap">
            {words.more(formatNumber(later.length - mock.length))}
          </span>
        </li>
      )}
      {mock.map((day) => (
        <Bar key={day.day} day={day} today={false} high={high(day)} />
      ))}
      <li className={`${CELL} min-w-14`}>
        <span aria-hidden className="w-full border-b-3 border-ink" style={GROUND} />
        <span className="mt-1 leading-tight whitespace-nowrap">
          <span className="text-soft">{formatWeekday(atDay(exam.date))}</span>{' '}
          {formatNumber(atDay(exam.date).getDate())}
        </span>
        <span className={`${GIST} font-semibold`}>{words.examDay}</span>
      </li>
    </ol>
  );
}

const isMock = ({ tasks }: ExamDay) => tasks.some(({ kind }) => kind === 'mock');

function Bar({ day, today, high }: { day: ExamDay; today: boolean; high: number }) {
  const at = atDay(day.day);
  const mock = isMock(day);
  const apart = gist(day);
  const look = today
    ? 'border-accent bg-accent'
    : mock
      ? 'border-edge bg-[repeating-linear-gradient(135deg,var(--raised)_0_3px,var(--edge)_3px_4px)]'
      : 'border-edge bg-accent-wash';
  return (
    <li className={`${CELL} ${mock ? 'min-w-18' : 'min-w-14'} ${today ? 'font-semibold text-accent' : 'text-soft'}`}>
      <span
        aria-hidden
        className="flex w-full flex-col items-center justify-end border-b border-edge tabular-nums"
        style={GROUND}
      >
        <span className="leading-6">{day.minutes > 0 ? formatNumber(day.minutes) : '–'}</span>
        {high > 0 && (
          <span className={`block w-5 border border-b-0 ${look}`} style={{ height: `calc(var(--high) * ${high})` }} />
        )}
      </span>
      <span aria-hidden className="mt-1 leading-tight whitespace-nowrap">
        {formatWeekday(at)} <span className={today ? '' : 'text-ink'}>{formatNumber(at.getDate())}</span>
      </span>
      <span className="sr-only">
        {day.minutes > 0 ? words.day(formatLongDay(at), formatNumber(day.minutes)) : words.restDay(formatLongDay(at))}
      </span>
      {apart !== null && <span className={GIST}>{apart}</span>}
    </li>
  );
}
