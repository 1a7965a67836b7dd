/** One day's sums. */
export interface Day {
  day: string;
  attempted: number;
  correct: number;
}

interface LineChartProps {
  days: readonly Day[];
  /** What it shows, for whoever cannot see it; the figures are in the table beside it. */
  label: string;
  /** Size in units of the drawing; it is scaled to its place. */
  width: number;
  height: number;
}

const PAD = { left: 34, right: 10, top: 10, bottom: 8 };
const GRID = [0, 50, 100];

/** Accuracy from 0 to 100 % by day: a line with a dot for every day, dots as large as there were questions. */
export function LineChart({ days, label, width, height }: LineChartProps) {
  const times = days.map(({ day }) => Date.parse(day));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  const x = (time: number) => {
    const room = width - PAD.left - PAD.right;
    return PAD.left + (span === 0 ? room / 2 : ((time - first) / span) * room);
  };
  const y = (percent: number) => PAD.top + (1 - percent / 100) * (height - PAD.top - PAD.bottom);
  const most = Math.max(1, ...days.map(({ attempted }) => attempted));
  const points = days.map(({ day, attempted, correct }, i) => ({
    day,
    x: x(times[i] ?? 0),
    y: y(attempted === 0 ? 0 : (correct / attempted) * 100),
    radius: 3 + 3 * Math.sqrt(attempted / most),
  }));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full text-accent">
      {GRID.map((percent) => (
        <g key={percent}>
          <line x1={PAD.left} x2={width - PAD.right} y1={y(percent)} y2={y(percent)} className="stroke-line" />
          <text x={PAD.left - 6} y={y(percent) + 4} textAnchor="end" className="fill-soft text-[11px]">
            {percent}
          </text>
        </g>
      ))}
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
      />
      {points.map((point) => (
        <circle key={point.day} cx={point.x} cy={point.y} r={point.radius} fill="currentColor" />
      ))}
    </svg>
  );
}
