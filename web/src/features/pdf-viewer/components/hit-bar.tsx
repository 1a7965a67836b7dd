import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { viewer } from '@/config/texts/viewer.ts';

interface HitBarProps {
  query: string;
  /** Which hit is looked at, from 1, and how many there are. */
  hit: number;
  hits: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 };

/** Over the controls while the contents are closed: which hit is looked at, and the way to the others. */
export const HitBar = ({ query, hit, hits, onStep, onClose }: HitBarProps) => (
  <section aria-label={viewer.found} className="flex items-center gap-1 border-t border-line bg-raised px-4 text-sm">
    <span className="min-w-0 flex-1 truncate" dir="auto">
      {query}
    </span>
    <span role="status" className="text-soft tabular-nums">
      {viewer.markOf(hit, hits)}
    </span>
    <IconButton label={viewer.previousHit} className="max-md:size-11" onClick={() => onStep(-1)}>
      <ChevronUp {...icon} />
    </IconButton>
    <IconButton label={viewer.nextHit} className="max-md:size-11" onClick={() => onStep(1)}>
      <ChevronDown {...icon} />
    </IconButton>
    <IconButton label={viewer.clearSearch} className="-mr-2 max-md:size-11" onClick={onClose}>
      <X {...icon} />
    </IconButton>
  </section>
);
