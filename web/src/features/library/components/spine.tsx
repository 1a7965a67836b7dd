import { spineOf } from '@/lib/spine.ts';

interface ClothSpineProps {
  title: string;
}

/** A book's back as it stands on a shelf: cloth of the book's colour, and two bands; its title stands beside it. */
export const ClothSpine = ({ title }: ClothSpineProps) => (
  <span
    aria-hidden
    className="relative h-26 w-8 shrink-0 overflow-hidden rounded-[3px] sm:w-10"
    style={{ background: spineOf(title) }}
  >
    <span className="absolute inset-x-0 top-3 h-1 border-y border-paper/50" />
    <span className="absolute inset-x-0 bottom-3 h-px bg-paper/50" />
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
