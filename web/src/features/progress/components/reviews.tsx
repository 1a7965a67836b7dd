import type { ReviewsProgress } from '@contract/retention.ts';
import { progress } from '@/config/texts/progress.ts';
import { atDay, formatLongDay, formatNumber, formatPercent, formatWeekday } from '@/lib/format.ts';
import { band } from '../weakest.ts';
import { SectionHead } from './section-head.tsx';

const words = progress.reviews;

/** Fewer reviews than this say nothing of how much is remembered. */
const FEW = 10;

/** What reviews aim for, and how near to it is near (per cent): FSRS's desired retention. */
const AIM = 90;

/** Height of the highest bar, in CSS pixels. */
const HIGH = 56;

/** How much of the cards was remembered, and how many come back in the coming days; nothing where there are no cards. */
export function Reviews({ reviews: data }: { reviews: ReviewsProgress }) {
  if (data.cards === 0) return null;
  return (
    <section aria-labelledby="reviews" className="mt-10">
      <SectionHead id="reviews" title={words.title}>
        {words.cards(formatNumber(data.cards), data.cards)}
        {data.fresh > 0 && ` · ${words.fresh(formatNumber(data.fresh))}`}
      </SectionHead>
      <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-[16rem_minmax(0,1fr)] md:items-end">
        <Remembered days={data.days} />
        {/* Cards that were never asked come back on no day yet. */}
        {data.forecast.some(({ cards }) => cards > 0) && <Forecast days={data.forecast} />}
      </div>
    </section>
  );
}

function Remembered({ days }: Pick<ReviewsProgress, 'days'>) {
  const sum = (pick: (day: ReviewsProgress['days'][number]) => number) => days.reduce((all, day) => all + pick(day), 0);
  const [asked, right] = [sum((day) => day.asked), sum((day) => day.remembered)];
  const minutes = Math.max(1, Math.round(sum((day) => day.seconds) / 60));
  const spent = words.spent(formatNumber(minutes), formatNumber(days.length), days.length);
  if (asked < FEW)
    return (
      <p className="text-sm text-soft">
        {words.few(formatNumber(asked), asked)}
        {days.length > 0 && <span className="block">{spent}</span>}
      </p>
    );
  const { from, to } = band(right, asked);
  return (
    <div>
      <p className="font-serif text-2xl leading-tight font-semibold tabular-nums">
        {formatPercent((right / asked) * 100)}
      </p>
      <p className="text-sm text-soft">
        {words.remembered(formatNumber(right), formatNumber(asked))}
        {/* Only where the aim lies outside what chance allows for. */}
        {to < AIM && <span className="block">{words.below(formatPercent(AIM))}</span>}
        {from > AIM && <span className="block">{words.above(formatPercent(AIM))}</span>}
        <span className="block">{spent}</span>
      </p>
    </div>
  );
}

function Forecast({ days }: { days: ReviewsProgress['forecast'] }) {
  const most = Math.max(1, ...days.map(({ cards }) => cards));
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm text-soft">{words.forecast}</p>
      <ol className="grid grid-cols-7 gap-y-3 text-center text-sm sm:grid-cols-14" aria-label={words.forecast}>
        {days.map(({ day, cards, minutes }, i) => {
          const at = atDay(day);
          const today = i === 0;
          return (
            <li key={day} className={`flex flex-col items-center ${today ? 'font-semibold text-accent' : 'text-soft'}`}>
              <span
                aria-hidden
                className="flex w-full items-end justify-center border-b border-edge"
                style={{ height: HIGH }}
              >
                {cards > 0 && (
                  <span
                    className={`block w-4 border border-b-0 ${today ? 'border-accent bg-accent' : 'border-edge bg-sunken'}`}
                    style={{ height: Math.max(3, Math.round((cards / most) * (HIGH - 4))) }}
                  />
                )}
              </span>
              <span aria-hidden className="tabular-nums">
                {cards > 0 ? formatNumber(cards) : '–'}
              </span>
              <span aria-hidden>
                {formatWeekday(at)} <span className={today ? '' : 'text-ink'}>{formatNumber(at.getDate())}</span>
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
