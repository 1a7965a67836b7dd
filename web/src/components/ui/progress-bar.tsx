import { Progress } from '@base-ui/react/progress';

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
    <Progress.Root aria-label={label} value={percent}>
      <Progress.Track className="h-1 overflow-hidden rounded-full bg-line">
        <Progress.Indicator className="h-full rounded-full bg-accent transition-[width] data-indeterminate:w-1/3 data-indeterminate:animate-pulse" />
      </Progress.Track>
    </Progress.Root>
  );
}
