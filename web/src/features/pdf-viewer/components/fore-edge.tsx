import type { OutlineEntry } from '@contract/library.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { viewer } from '@/config/texts/viewer.ts';

interface ForeEdgeProps {
  page: number;
  pages: number;
  outline: readonly OutlineEntry[];
  /** Pages with words that this conversation's answers rest on. */
  marked: readonly number[];
  /** Pages that the student has marked something on. */
  own: readonly number[];
  /** The page the student stopped at last time. */
  stop: number | null;
  onPage: (page: number) => void;
}

/** More hairlines than this run into one another. */
const MOST_LINES = 240;
const LARGE_STEP = 10;

/** Upright lines at these pages, in a drawing that is as many units wide as there are pages. */
const lines = (pages: readonly number[]): string => pages.map((page) => `M${page - 0.5} 0V10`).join('');

/** The book seen from its edge: pages as hairlines, chapters darker, marked passages, and a ribbon at the page in sight. */
export function ForeEdge({ page, pages, outline, marked, own, stop, onPage }: ForeEdgeProps) {
  /** The page under the pointer that is held down. */
  const [aim, setAim] = useState<number | null>(null);
  const step = Math.max(1, Math.ceil(pages / MOST_LINES));
  const hairlines = Array.from({ length: Math.ceil(pages / step) }, (_, i) => i * step + 1);
  const chapters = outline.filter(({ level }) => level === 1).map(({ from }) => from);
  const left = (at: number) => `${((at - 0.5) / pages) * 100}%`;
  const clamped = (to: number) => Math.min(Math.max(to, 1), pages);

  const under = ({ clientX, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return clamped(Math.floor(((clientX - box.left) / box.width) * pages) + 1);
  };
  const keys = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowRight: page + 1,
      ArrowUp: page + 1,
      ArrowLeft: page - 1,
      ArrowDown: page - 1,
      PageUp: page + LARGE_STEP,
      PageDown: page - LARGE_STEP,
      Home: 1,
      End: pages,
    };
    const wanted = to[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPage(clamped(wanted));
  };
  return (
    <div className="border-t border-line bg-raised px-4">
      <div
        role="slider"
        tabIndex={0}
        aria-label={viewer.foreEdge}
        aria-valuemin={1}
        aria-valuemax={pages}
        aria-valuenow={page}
        aria-valuetext={viewer.pageOf(page, pages)}
        onKeyDown={keys}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setAim(under(event));
        }}
        onPointerMove={(event) => aim !== null && setAim(under(event))}
        onPointerCancel={() => setAim(null)}
        onPointerUp={(event) => {
          if (aim !== null) onPage(under(event));
          setAim(null);
        }}
        className="relative block h-6 cursor-pointer touch-none"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${pages} 10`}
          preserveAspectRatio="none"
          className="block h-3 w-full border-x border-b border-line"
          fill="none"
        >
          <path d={lines(hairlines)} vectorEffect="non-scaling-stroke" className="stroke-line" />
          <path d={lines(chapters)} vectorEffect="non-scaling-stroke" className="stroke-soft" />
          <path d={lines(own)} vectorEffect="non-scaling-stroke" strokeWidth={2} className="stroke-accent" />
          <path d={lines(marked)} vectorEffect="non-scaling-stroke" strokeWidth={3} className="stroke-marker-edge" />
        </svg>
        {stop !== null && <Ribbon left={left(stop)} className="bg-accent opacity-50" />}
        <Ribbon left={left(aim ?? page)} className="bg-accent" />
        {aim !== null && (
          <span
            aria-hidden
            className="pointer-events-none absolute bottom-full mb-1 -translate-x-1/2 rounded-control bg-ink px-2 py-0.5 text-sm whitespace-nowrap text-paper tabular-nums"
            style={{ left: left(aim) }}
          >
            {viewer.pageOf(aim, pages)}
          </span>
        )}
      </div>
    </div>
  );
}

const Ribbon = ({ left, className }: { left: string; className: string }) => (
  <span
    aria-hidden
    className={`absolute top-0 h-5 w-2 -translate-x-1/2 [clip-path:polygon(0_0,100%_0,100%_100%,50%_76%,0_100%)] ${className}`}
    style={{ left }}
  />
);
