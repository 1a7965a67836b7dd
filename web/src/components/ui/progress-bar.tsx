interface ProgressBarProps {
  /** What goes forward, for the screen reader. */
  label: string;
  /** 0–1; null where it cannot be told how far it is. */
  value: number | null;
}

/** A thin line that says how far something is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
    >
      <div className="h-1 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full bg-accent transition-[width] ${percent === null ? 'w-1/3 animate-pulse' : ''}`}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
