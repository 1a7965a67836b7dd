import type { ReviewsProgress } from '@contract/retention.ts';
import { Forecast } from '@/components/review-cards/forecast.tsx';
import { progress } from '@/config/texts/progress.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { band } from '../weakest.ts';
import { SectionHead } from './section-head.tsx';

const words = progress.reviews;

/** Fewer reviews than this say nothing of how much is remembered. */
const FEW = 10;

/** What reviews aim for, and how near to it is near (per cent): FSRS's desired retention. */
const AIM = 90;

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
        {data.forecast.some(({ cards }) => cards > 0) && (
          <Forecast days={data.forecast} label={words.forecast} today={data.forecast[0]?.day} />
        )}
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
