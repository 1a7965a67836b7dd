import type { Box } from '@contract/evidence.ts';
import { useEffect, useRef } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import { bringIntoSight } from '../into-sight.ts';
import type { Place } from '../place.ts';

const percent = (fraction: number) => `${(fraction * 100).toFixed(3)}%`;

/** The columns that the boxes stand in: each one's boxes from its first line to its last. */
function columnsOf(boxes: readonly Box[]): Box[] {
  const columns: Box[] = [];
  for (const box of boxes) {
    const last = columns.at(-1);
    if (!last || box.y < last.y || box.x > last.x + last.width) {
      columns.push({ ...box });
      continue;
    }
    const right = Math.max(last.x + last.width, box.x + box.width);
    last.x = Math.min(last.x, box.x);
    last.width = right - last.x;
    last.height = Math.max(last.y + last.height, box.y + box.height) - last.y;
  }
  return columns;
}

/**
 * The marker over the words on the page, drawn once from left to right, with the margin mark's bar beside them; where it isn't
 * certain that they answer, the bar alone.
 */
export function Marks({ place, rightToLeft }: { place: Place; rightToLeft: boolean }) {
  const marks = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words pressed again come into sight again
  useEffect(() => {
    bringIntoSight([...(marks.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])], rightToLeft);
  }, [place, rightToLeft]);
  if (place.boxes.length === 0) return null;
  const look = place.picture
    ? 'outline-2 -outline-offset-2 outline-page-mark-edge'
    : place.unsure
      ? 'bg-transparent'
      : 'mark-on-page';
  return (
    <div ref={marks} role="img" aria-label={viewer.evidence} className="pointer-events-none absolute inset-0">
      {place.boxes.map((box, i) => (
        <mark
          // The boxes of one place never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          data-mark
          className={`${look} absolute rounded-xs bg-clip-padding`}
          style={{
            left: percent(box.x),
            top: percent(box.y),
            width: percent(box.width),
            height: percent(box.height),
            animationDelay: `${Math.min(i, 8) * 90}ms`,
          }}
        />
      ))}
      {(place.picture ? [] : columnsOf(place.boxes)).map((column) => (
        <span
          key={`${column.x} ${column.y}`}
          className="absolute w-[3px] -translate-x-2.5 bg-page-mark-edge data-right:translate-x-2"
          data-right={rightToLeft || undefined}
          style={{
            left: percent(rightToLeft ? column.x + column.width : column.x),
            top: percent(column.y),
            height: percent(column.height),
          }}
        />
      ))}
    </div>
  );
}
