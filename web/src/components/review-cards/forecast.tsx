import type { ReviewsProgress } from '@contract/retention.ts';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { progress } from '@/config/texts/progress.ts';
import { atDay, formatLongDay, formatNumber, formatWeekday } from '@/lib/format.ts';

const words = progress.reviews;

/** Height of the highest bar, in CSS pixels. */
const HIGH = 56;

/** Of the line over a bar that says how many, in CSS pixels. */
const COUNT = 20;

interface ForecastProps {
  days: ReviewsProgress['forecast'];
  label: string;
  /** The day that is drawn filled, "2026-11-22", where it is among them: the day of study, which ends late at night. */
  today?: string | undefined;
}

/** How many cards come back on each of some days, as bars; a day on which none does has a dash. */
export function Forecast({ days, label, today: from }: ForecastProps) {
  const most = Math.max(1, ...days.map(({ cards }) => cards));
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm text-soft">{label}</p>
      <ol
        className="grid grid-cols-7 gap-y-3 text-center text-sm [@media(width>=40rem)]:grid-cols-[repeat(var(--days),minmax(0,1fr))]"
        style={{ '--days': days.length } as CSSProperties}
        aria-label={label}
      >
        {days.map(({ day, cards, minutes }) => {
          const at = atDay(day);
          const today = day === from;
          return (
            <li key={day} className={`flex flex-col items-center ${today ? 'font-semibold text-accent' : 'text-soft'}`}>
              <span
                aria-hidden
                className="flex w-full flex-col items-center justify-end border-b border-edge tabular-nums"
                style={{ height: HIGH + COUNT }}
              >
                <span className="leading-5">{cards > 0 ? formatNumber(cards) : '–'}</span>
                {cards > 0 && (
                  <span
                    className={`block w-4 border border-b-0 ${today ? 'border-accent bg-accent' : 'border-accent bg-accent-wash'}`}
                    style={{ height: Math.max(3, Math.round((cards / most) * (HIGH - 4))) }}
                  />
                )}
              </span>
              <span aria-hidden className="mt-0.5">
                {formatWeekday(at)}{' '}
                <span className={classNames('max-sm:block', !today && 'text-ink')}>{formatNumber(at.getDate())}</span>
              </span>
              <span className="relative">
                <span className="sr-only">
                  {words.day(formatLongDay(at), formatNumber(cards), formatNumber(minutes), cards)}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
