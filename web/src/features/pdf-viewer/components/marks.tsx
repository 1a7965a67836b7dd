import { useEffect, useRef } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import type { Place } from '../pdf-viewer.tsx';

const percent = (fraction: number) => `${(fraction * 100).toFixed(3)}%`;

/** The marker over the words on the page, drawn once from left to right, with the margin mark beside them. */
export function Marks({ place }: { place: Place }) {
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.boxes.length > 0) first.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [place]);
  if (place.boxes.length === 0) return null;
  return (
    <div role="img" aria-label={viewer.evidence} className="pointer-events-none absolute inset-0">
      {place.boxes.map((box, i) => (
        <mark
          // The boxes of one place never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          ref={i === 0 ? first : null}
          data-mark
          className="mark-on-page absolute rounded-xs"
          style={{
            left: percent(box.x),
            top: percent(box.y),
            width: percent(box.width),
            height: percent(box.height),
            animationDelay: `${Math.min(i, 8) * 90}ms`,
          }}
        />
      ))}
    </div>
  );
}
