import type { SearchHit } from '@contract/book.ts';
import { useState } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import { PrintedNumber } from './printed-number.tsx';

const HIT = [
  '-ml-px flex w-full gap-2 rounded-r-control border-l border-transparent py-1.5 pr-1 pl-2.5 text-left',
  'font-serif text-sm leading-snug text-soft',
  'hover:bg-sunken aria-[current]:border-accent aria-[current]:text-ink',
  'max-md:min-h-11',
].join(' ');

/** So many lines of a section are enough to tell whether it is the right one. */
const FIRST = 3;

interface HitLinesProps {
  hits: readonly SearchHit[];
  /** The hit that is looked at. */
  shown: SearchHit | null;
  language: string | null;
  onShow: (hit: SearchHit) => void;
}

/** What was found in one section, each in its line of context. */
export function HitLines({ hits, shown, language, onShow }: HitLinesProps) {
  const [all, setAll] = useState(false);
  const holdsShown = shown !== null && hits.indexOf(shown) >= FIRST;
  const listed = all || holdsShown ? hits : hits.slice(0, FIRST);
  if (hits.length === 0) return null;
  return (
    <ul className="my-1 ml-1 border-l border-line">
      {listed.map((hit, i) => (
        // The hits of one search never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={i}>
          <button type="button" aria-current={hit === shown || undefined} onClick={() => onShow(hit)} className={HIT}>
            <span className="min-w-7 shrink-0 font-sans tabular-nums">
              <PrintedNumber page={hit.page} label={hit.label} />
            </span>
            <span dir="auto" {...(language && { lang: language })} className="min-w-0 [overflow-wrap:anywhere]">
              {hit.before}
              <b className="text-ink">{hit.words}</b>
              {hit.after}
            </span>
          </button>
        </li>
      ))}
      {hits.length > FIRST && !holdsShown && (
        <li>
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="min-h-8 rounded-control px-2.5 text-sm text-accent hover:underline max-md:min-h-11"
          >
            {all ? viewer.fewerHits : viewer.moreHits(hits.length - FIRST)}
          </button>
        </li>
      )}
    </ul>
  );
}
