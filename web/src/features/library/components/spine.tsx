import { classNames } from '@/components/ui/class-names.ts';
import { spineOf } from '@/lib/spine.ts';

interface ClothCoverProps {
  title: string;
  /** Width and height. */
  className: string;
}

/** A book bound in cloth of its colour, its hinge to the left and a paper label on it; its title stands beside it. */
export const ClothCover = ({ title, className }: ClothCoverProps) => (
  <span
    aria-hidden
    className={classNames('relative shrink-0 overflow-hidden rounded-[2px]', className)}
    style={{ background: `linear-gradient(var(--cover-shade) 0 0), ${spineOf(title)}` }}
  >
    <span className="absolute inset-y-0 left-0 w-1/6 bg-cover-hinge" />
    <span className="absolute top-[18%] right-[16%] left-[32%] h-[22%] rounded-[1px] bg-cover-label" />
  </span>
);

/** How far into a book: its pages seen from the edge, and a ribbon where the student stopped. */
export const ForeEdge = ({ page, pages }: { page: number; pages: number }) => (
  <span
    aria-hidden
    className="relative block h-3.5 w-full border border-line bg-[repeating-linear-gradient(to_right,var(--line)_0_1px,transparent_1px_7px)]"
  >
    <span
      className="absolute -top-1 h-6 w-1.5 -translate-x-1/2 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%,50%_82%,0_100%)]"
      style={{ left: `${(page / Math.max(1, pages)) * 100}%` }}
    />
  </span>
);
