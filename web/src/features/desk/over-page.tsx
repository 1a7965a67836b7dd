import type { Box } from '@contract/evidence.ts';
import type { Mark, MarkColour } from '@contract/marks.ts';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { marks as words } from '@/config/texts/marks.ts';
import { useMarks, wordsOptions } from './api.ts';
import { endsOf, partsOf } from './choosing/choice.ts';
import { dragEnd, useChoosing } from './choosing/use-choosing.ts';
import { useDesk, useDeskState } from './desk.ts';
import { useSeen } from './reading/use-seen.ts';

/** A page that is leafed past has no words fetched (ms). */
const LOOKED_AT_MS = 250;

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
const area = (boxes: readonly Box[]): string =>
  boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
const underline = (boxes: readonly Box[]): string =>
  boxes.map(({ x, y, width, height }) => `M${x} ${y + height}h${width}`).join('');

const FILLS: Record<MarkColour, string> = { moss: 'fill-page-moss', sky: 'fill-page-sky', rose: 'fill-page-rose' };

interface OnPage {
  mark: Mark;
  boxes: Box[];
}

/** The mark at a place of the page; of several the smallest. */
function markAt(onPage: readonly OnPage[], x: number, y: number): OnPage | undefined {
  const size = ({ boxes }: OnPage) => boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  return onPage
    .filter(({ boxes }) =>
      boxes.some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height),
    )
    .sort((a, b) => size(a) - size(b))[0];
}

/** What a student has marked on a page, and where they choose words of it. */
export function OverPage({ page }: { page: number }) {
  const desk = useDesk();
  const overlay = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLooked(true), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...wordsOptions(desk.book.id, page), enabled: looked });
  const { marks } = useMarks(desk.book.id);
  const seen = useSeen();

  const onPage = useMemo(
    () =>
      marks.flatMap((mark): OnPage[] => {
        const boxes = mark.parts.flatMap((part) => (part.page === page ? seen(part).boxes : []));
        return boxes.length > 0 ? [{ mark, boxes }] : [];
      }),
    [marks, page, seen],
  );
  const press = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const box = overlay.current?.getBoundingClientRect();
      const there = box && markAt(onPage, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
      if (there && !desk.store.getState().choice) desk.openMark(there.mark.mark_id);
      else desk.letGo();
    },
    [desk, onPage],
  );
  useChoosing(overlay, desk, press);

  return (
    <div
      ref={overlay}
      data-desk-page={page}
      className={`absolute inset-0 select-none [-webkit-touch-callout:none] ${data && data.words.length > 0 ? 'cursor-text' : ''}`}
    >
      <Ink onPage={onPage} />
      <Chosen page={page} />
      <Covers onPage={onPage} />
      {onPage.map(({ mark, boxes }) => mark.note !== '' && <Pencil key={mark.mark_id} {...{ mark, boxes, page }} />)}
    </div>
  );
}

const SVG = {
  viewBox: '0 0 1 1',
  preserveAspectRatio: 'none',
  className: 'pointer-events-none absolute inset-0 size-full like-ink',
} as const;

/** All marks of a page, drawn in one go: a path a colour, and one for the pencil's lines. */
function Ink({ onPage }: { onPage: readonly OnPage[] }) {
  const paths = useMemo(() => {
    const ofColour = (colour: MarkColour) =>
      onPage
        .flatMap(({ mark, boxes }) => (mark.kind !== 'note' && mark.colour === colour ? [area(boxes)] : []))
        .join('');
    return {
      moss: ofColour('moss'),
      sky: ofColour('sky'),
      rose: ofColour('rose'),
      pencil: onPage.flatMap(({ mark, boxes }) => (mark.kind === 'note' ? [underline(boxes)] : [])).join(''),
    };
  }, [onPage]);
  if (onPage.length === 0) return null;
  return (
    <svg {...SVG} aria-hidden data-ink>
      <path d={paths.moss} className={FILLS.moss} />
      <path d={paths.sky} className={FILLS.sky} />
      <path d={paths.rose} className={FILLS.rose} />
      <path
        d={paths.pencil}
        fill="none"
        strokeWidth={2}
        strokeDasharray="5 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-page-pencil"
      />
    </svg>
  );
}

/** Bars over what is marked, as long as the words; a press takes one away. */
function Covers({ onPage }: { onPage: readonly OnPage[] }) {
  const desk = useDesk();
  const covered = useDeskState((state) => state.covered);
  const uncovered = useDeskState((state) => state.uncovered);
  if (covered === null) return null;
  const hidden = onPage.filter(({ mark }) => mark.kind !== 'note' && !uncovered.includes(mark.mark_id));
  return hidden.flatMap(({ mark, boxes }) =>
    boxes.map((box, line) => (
      <button
        key={`${mark.mark_id} ${box.x} ${box.y}`}
        type="button"
        // One for the keyboard and the ear, however many lines it covers.
        {...(line === 0 ? { 'aria-label': words.covered } : { tabIndex: -1, 'aria-hidden': true })}
        data-cover
        onClick={() => desk.uncover(mark)}
        className="absolute rounded-xs bg-page-cover"
        style={{
          ...{ left: percent(box.x), top: percent(box.y) },
          ...{ width: percent(box.width), height: percent(box.height) },
        }}
      />
    )),
  );
}

/** The pencil's sign beside words that have a note; of text that flows in the margin, where it covers no word. */
function Pencil({ mark, boxes, page }: OnPage & { page: number }) {
  const desk = useDesk();
  const inMargin = useStore(desk.laid, (laid) => laid[page] !== undefined);
  const last = boxes.at(-1);
  if (!last) return null;
  return (
    <button
      type="button"
      aria-label={words.noteAt(mark.note.slice(0, 80))}
      onClick={() => desk.openMark(mark.mark_id, true)}
      className={`absolute flex h-6 ${inMargin ? 'w-5' : 'w-6'} -translate-y-1/2 items-center justify-center rounded-full bg-page/80 text-page-pencil after:absolute after:-inset-2.5`}
      style={{
        left: inMargin ? 'calc(100% - 1.25rem)' : `min(${percent(last.x + last.width)}, calc(100% - 1.75rem))`,
        top: percent(last.y + last.height / 2),
      }}
    >
      <PencilLine aria-hidden size={15} strokeWidth={1.5} />
    </button>
  );
}

/** The words of this page that are chosen, with a handle at each end where fingers choose. */
function Chosen({ page }: { page: number }) {
  const desk = useDesk();
  const choice = useDeskState((state) => state.choice);
  const choosing = useDeskState((state) => state.choosing);
  const seen = useSeen();
  const parts = useMemo(() => choice && partsOf(choice, desk.wordsOf), [choice, desk]);
  const boxes = parts?.flatMap((part) => (part.page === page ? seen(part).boxes : [])) ?? [];
  if (!choice || boxes.length === 0) return null;
  const [from, to] = endsOf(choice);
  const ends = [
    { which: 'first', spot: from, box: boxes[0] },
    { which: 'last', spot: to, box: boxes.at(-1) },
  ] as const;
  const there = desk.seenWords(page);
  const rightToLeft = there?.lines[there.words[from.word]?.line ?? -1]?.direction === 'rtl';
  return (
    <>
      <svg {...SVG} aria-hidden data-chosen>
        <path d={area(boxes)} className="fill-page-chosen" />
      </svg>
      {ends.map(
        ({ which, spot, box }) =>
          spot.page === page &&
          box && (
            <Handle
              key={which}
              which={which}
              box={box}
              atRight={(which === 'last') !== rightToLeft}
              hidden={choosing}
            />
          ),
      )}
    </>
  );
}

interface HandleProps {
  which: 'first' | 'last';
  box: Box;
  /** It hangs at the right end of its line. */
  atRight: boolean;
  /** Under the finger it would hide the words; it stays where it is, or the finger would lose hold of it. */
  hidden: boolean;
}

/** Takes hold of one end of what is chosen. By key Shift and the arrows do the same. */
function Handle({ which, box, atRight, hidden }: HandleProps) {
  const desk = useDesk();
  return (
    <span
      aria-hidden
      data-handle
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const sheet = event.currentTarget.closest<HTMLElement>('[data-desk-page]');
        if (sheet) dragEnd(desk, sheet, which);
      }}
      className="absolute hidden size-11 -translate-x-1/2 touch-none items-start justify-center pointer-coarse:flex"
      style={{ left: percent(atRight ? box.x + box.width : box.x), top: percent(box.y + box.height) }}
    >
      <span className={`block size-4 rounded-full border-2 border-page bg-page-handle ${hidden ? 'opacity-0' : ''}`} />
    </span>
  );
}
