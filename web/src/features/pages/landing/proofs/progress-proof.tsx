import { TrendingUp } from 'lucide-react';
import { landing } from '@/config/texts/landing.ts';

const { progress } = landing.features;

/** Percent correct of eight attempts; the chart's viewBox is 280 by 80, 50 to 80 percent from bottom to top. */
const ATTEMPTS = [58, 62, 60, 66, 71, 69, 74, 78];
const points = ATTEMPTS.map((percent, index) => [8 + index * 37.5, 76 - ((percent - 50) / 30) * 72] as const);

/** The number and its line. */
export const ProgressProof = () => (
  <>
    <p className="flex items-baseline gap-3">
      <span className="font-serif text-3xl font-semibold">{progress.value}</span>
      <span className="text-sm text-soft">{progress.caption}</span>
    </p>
    <p className="mt-1 flex items-center gap-1.5 text-sm font-medium text-correct">
      <TrendingUp aria-hidden size={16} strokeWidth={1.5} />
      {progress.trend}
    </p>
    <svg role="img" aria-label={progress.chart} viewBox="0 0 280 84" className="mt-4 w-full">
      <path d="M0 80.5h280M0 56.5h280M0 32.5h280M0 8.5h280" className="stroke-line" />
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        className="fill-none stroke-accent"
        strokeWidth="1.75"
      />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" className="fill-raised stroke-accent" strokeWidth="1.75" />
      ))}
    </svg>
  </>
);
