import type { SearchHit } from '@contract/book.ts';
import type { Box } from '@contract/evidence.ts';
import { useContext, useMemo } from 'react';
import { ViewerSlots } from '@/lib/viewer-slots.ts';
import type { Place } from '../place.ts';
import type { TextView } from '../use-text-view.ts';
import { Hits } from './hits.tsx';
import { Marks } from './marks.tsx';

interface Marked {
  place: Place | null;
  hits: readonly SearchHit[];
  hit: SearchHit | null;
  rightToLeft: boolean;
}

interface TextSheetProps extends Marked {
  page: number;
  pages: number;
  language: string | null;
  text: TextView;
  onShowPage: () => void;
}

/** A page as text that flows, with what is marked and found on it; nothing where nobody sets it. */
export function TextSheet({ page, pages, language, text, onShowPage, ...marked }: TextSheetProps) {
  const slots = useContext(ViewerSlots);
  if (!slots) return null;
  const { size, leading } = text;
  return (
    <slots.TextPage key={page} {...{ page, pages, language, size, leading, onShowPage }}>
      {(seen) => <OnText {...marked} seen={seen} />}
    </slots.TextPage>
  );
}

/** Marks and hits where their words stand in the text. */
function OnText({ place, hits, hit, rightToLeft, seen }: Marked & { seen: (boxes: readonly Box[]) => Box[] }) {
  const there = useMemo(() => place && { ...place, boxes: seen(place.boxes) }, [place, seen]);
  const found = useMemo(() => hits.map((one) => ({ ...one, boxes: seen(one.boxes) })), [hits, seen]);
  const looked = hit ? (found[hits.indexOf(hit)] ?? null) : null;
  return (
    <>
      <Hits hits={found} shown={looked} rightToLeft={rightToLeft} />
      {there && <Marks place={there} rightToLeft={rightToLeft} />}
    </>
  );
}
