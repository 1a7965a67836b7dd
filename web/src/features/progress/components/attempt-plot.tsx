import type { AttemptSummary } from '@contract/progress.ts';
import { progress as words } from '@/config/texts/progress.ts';
import { formatDate, formatNumber, formatPercent } from '@/lib/format.ts';
import { shareOf } from '../share.ts';

/** Attempts with fewer questions say little: their circles are hollow. */
const FEW = 6;
/** The line is the share over so many attempts, this one and those before it. */
const WINDOW = 7;
const GRID = [100, 50, 0];
/** Diameters, in CSS pixels: the smallest circle, and what the attempt with most questions adds. */
const CIRCLE = { least: 6, more: 8 };

interface Point {
  id: string;
  /** Per cent from the left and from the top. */
  x: number;
  y: number;
  size: number;
  few: boolean;
  /** The moving share, per cent from the top. */
  average: number;
}

/** @param attempts newest first; those that are not marked yet are left out */
function pointsOf(attempts: readonly AttemptSummary[]): Point[] {
  const marked = attempts
    .flatMap(({ attempt_id, created_at, overall_score, overall_total }) =>
      overall_score === null || overall_total === 0
        ? []
        : [{ id: attempt_id, at: Date.parse(created_at), correct: overall_score, attempted: overall_total }],
    )
    .toReversed();
  const first = marked[0]?.at ?? 0;
  const span = (marked.at(-1)?.at ?? first) - first;
  const most = Math.max(1, ...marked.map(({ attempted }) => attempted));
  return marked.map((one, i) => {
    const window = marked.slice(Math.max(0, i + 1 - WINDOW), i + 1);
    const sum = (pick: (of: (typeof marked)[number]) => number) => window.reduce((all, of) => all + pick(of), 0);
    return {
      id: one.id,
      x: span === 0 ? 50 : ((one.at - first) / span) * 100,
      y: 100 - shareOf(one),
      size: CIRCLE.least + CIRCLE.more * Math.sqrt(one.attempted / most),
      few: one.attempted < FEW,
      average: 100 - shareOf({ correct: sum((of) => of.correct), attempted: sum((of) => of.attempted) }),
    };
  });
}

/** Every attempt as a circle, larger for more questions, and through them the share of the last seven; the table has the figures. */
export function AttemptPlot({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const points = pointsOf(attempts);
  const [oldest, newest] = [attempts.at(-1), attempts[0]];
  if (points.length < 2 || !oldest || !newest) return null;
  return (
    <figure className="mt-4 mb-6">
      <div
        role="img"
        aria-label={words.plot.label(formatNumber(points.length))}
        className="relative mr-3 ml-12 h-40 text-accent"
      >
        {GRID.map((percent) => (
          <span key={percent} className="absolute inset-x-0 border-t border-line" style={{ top: `${100 - percent}%` }}>
            <span className="absolute -left-12 w-10 -translate-y-1/2 text-right text-sm whitespace-nowrap text-soft tabular-nums">
              {formatPercent(percent)}
            </span>
          </span>
        ))}
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <polyline
            points={points.map(({ x, average }) => `${x},${average}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(({ id, x, y, size, few }) => (
          <span
            key={id}
            className={`absolute -translate-1/2 rounded-full border border-current ${few ? 'bg-paper' : 'bg-current opacity-70'}`}
            style={{ left: `${x}%`, top: `${y}%`, width: size, height: size }}
          />
        ))}
      </div>
      <figcaption className="mt-3 mr-3 ml-12 flex flex-wrap justify-between gap-x-6 text-sm text-soft">
        <span>{formatDate(oldest.created_at)}</span>
        <span>{formatDate(newest.created_at)}</span>
      </figcaption>
    </figure>
  );
}
