import { formatPercent } from '@/lib/format.ts';
import { type Day, shareOf } from '../share.ts';

interface LineChartProps {
  /** At least one. */
  days: readonly Day[];
  /** What it shows, for whoever cannot see it; the figures are in the table beside it. */
  label: string;
  /** Its height, as a class. */
  className: string;
}

const GRID = [100, 50, 0];
/** Radii of the dots, in CSS pixels: the smallest, and what the day with most questions adds. */
const DOT = { least: 3, more: 3 };

/** Per cent from the left and from the top. */
interface Point {
  day: string;
  x: number;
  y: number;
  size: number;
}

function pointsOf(days: readonly Day[]): Point[] {
  const times = days.map(({ day }) => Date.parse(day));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? first) - first;
  const most = Math.max(1, ...days.map(({ attempted }) => attempted));
  return days.map((day, i) => ({
    day: day.day,
    x: span === 0 ? 50 : (((times[i] ?? first) - first) / span) * 100,
    y: 100 - shareOf(day),
    size: 2 * (DOT.least + DOT.more * Math.sqrt(day.attempted / most)),
  }));
}

/**
 * Accuracy from 0 to 100 % by day: a line with a dot for every day, larger dots for more questions. Only the line is a
 * drawing that is stretched to its place; words and dots keep their size on every screen.
 */
export function LineChart({ days, label, className }: LineChartProps) {
  const points = pointsOf(days);
  return (
    <div role="img" aria-label={label} className={`relative mt-5 mr-3 mb-3 ml-12 text-accent ${className}`}>
      {GRID.map((percent) => (
        <span key={percent} className="absolute inset-x-0 border-t border-line" style={{ top: `${100 - percent}%` }}>
          <span className="absolute -left-12 w-10 -translate-y-1/2 whitespace-nowrap text-right text-sm text-soft tabular-nums">
            {formatPercent(percent)}
          </span>
        </span>
      ))}
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {points.map(({ day, x, y, size }) => (
        <span
          key={day}
          className="absolute -translate-1/2 rounded-full bg-current"
          style={{ left: `${x}%`, top: `${y}%`, width: size, height: size }}
        />
      ))}
    </div>
  );
}
