import type { SearchHit } from '@contract/book.ts';
import { useEffect, useRef } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import { bringIntoSight } from '../into-sight.ts';

const percent = (fraction: number) => `${(fraction * 100).toFixed(3)}%`;

interface HitsProps {
  /** What was found on this page. */
  hits: readonly SearchHit[];
  /** The hit that is looked at; it is framed, and brought into sight. */
  shown: SearchHit | null;
  rightToLeft: boolean;
}

/** The words on the page that were searched for, under the marker. */
export function Hits({ hits, shown, rightToLeft }: HitsProps) {
  const all = useRef<HTMLDivElement>(null);
  const here = shown !== null && hits.includes(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hit that is looked at comes into sight
  useEffect(() => {
    if (here) bringIntoSight([...(all.current?.querySelectorAll<HTMLElement>('[data-shown]') ?? [])], rightToLeft);
  }, [here, shown, rightToLeft]);
  if (hits.length === 0) return null;
  return (
    <div ref={all} role="img" aria-label={viewer.found} className="pointer-events-none absolute inset-0">
      {hits.flatMap((hit, i) =>
        hit.boxes.map((box, line) => (
          <mark
            // The hits of one search never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${i} ${line}`}
            data-hit
            data-shown={hit === shown || undefined}
            className="absolute rounded-xs bg-page-marker like-ink data-shown:outline-2 data-shown:outline-page-mark-edge"
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          />
        )),
      )}
    </div>
  );
}
