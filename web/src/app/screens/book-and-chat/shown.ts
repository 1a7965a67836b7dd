import type { Citation } from '@contract/evidence.ts';
import type { Place } from '@/features/pdf-viewer/place.ts';
import { type Handed, hand, handedIn, nameIn } from '@/lib/handed.ts';
import type { PointedAt } from '@/lib/pointed-at.ts';
import type { Side } from './phone-frame.tsx';

/** What a pressed mark shows in the book. */
export interface Shown {
  /** Turns the book there; a new object at every press. */
  place: Place;
  /** The marks of the same answer that lead anywhere, and which of them this is. */
  marks: readonly PointedAt[];
  at: number;
  /** The mark that was pressed in the chat, while it is known; null where another screen led here. */
  from: HTMLElement | null;
  /** A mark of the chat was pressed, before a reload perhaps; else another screen led here. */
  pressed: boolean;
  /** Whether the words stand under the page (on a phone). */
  open: boolean;
}

/** Where a citation leads; one whose book is gone leads nowhere. */
const placeOf = ({ page, boxes, state, picture, unsure }: PointedAt): Place | null =>
  state === 'unavailable' ? null : { page, boxes, state, picture, ...(unsure && { unsure }) };

/** A citation that was pressed among those of its answer; null where it leads nowhere. */
export function shownAmong(citation: Citation, among: readonly Citation[], pressed: Element | null): Shown | null {
  const place = placeOf(citation);
  const marks = among.filter(({ state }) => state !== 'unavailable');
  const from = pressed instanceof HTMLElement && pressed !== document.body ? pressed : null;
  return (
    place && {
      place,
      marks,
      at: Math.max(0, marks.indexOf(citation)),
      from,
      pressed: true,
      open: citation.quote !== '',
    }
  );
}

/** The same answer's mark of that number, from 0; as it was where there is none. */
export function steppedTo(shown: Shown, at: number): Shown {
  const mark = shown.marks[at];
  const place = mark && placeOf(mark);
  return place ? { ...shown, place, at } : shown;
}

/** The place that another screen sent the student to ("Show in book"), handed over as navigation state. */
function arrivedAt(state: unknown): Shown | null {
  if (typeof state !== 'object' || state === null || !('show' in state)) return null;
  // Only our own screens set it, from evidence as the contract types it.
  const show = state.show as Pick<Citation, 'page' | 'boxes'> & Partial<Citation>;
  const citation: Citation = { state: 'marked', quote: '', ...show };
  const shown = shownAmong(citation, [citation], null);
  return shown && { ...shown, pressed: false };
}

/** What an entry of the browser's history keeps of a book and the chat about it. */
interface View {
  side: Side;
  shown: Pick<Shown, 'marks' | 'at' | 'pressed' | 'open'> | null;
  /** The entry was made by pressing a mark: the one before it is the chat. */
  made: boolean;
}

/**
 * Navigation state with a view in it, beside what the screen that led here handed over.
 * @param replace the entry stays the same
 */
export const withView = (state: unknown, side: Side, shown: Shown | null, made: boolean, replace: boolean): Handed => {
  const given = handedIn(state);
  const { marks = [], at = 0, pressed = false, open = false } = shown ?? {};
  const view: View = { side, shown: shown && { marks, at, pressed, open }, made };
  return hand({ ...(typeof given === 'object' ? given : {}), view }, replace ? nameIn(state) : undefined);
};

/** What is to be seen by an entry's navigation state: what it was left with, else what another screen led to, else the chat. */
export function viewIn(entry: unknown): { side: Side; shown: Shown | null; made: boolean } {
  const state = handedIn(entry);
  if (typeof state !== 'object' || state === null || !('view' in state)) {
    const shown = arrivedAt(state);
    return { side: shown ? 'book' : 'chat', shown, made: false };
  }
  // Written by this file alone.
  const { side, shown, made } = state.view as View;
  const mark = shown?.marks[shown.at];
  const place = mark && placeOf(mark);
  return { side, shown: place ? { ...shown, place, from: null } : null, made };
}

/** What the screen that sent the student here can be gone back to, where they left it. */
export function wayBackOf(entry: unknown): 'question' | 'guide' | null {
  const state = handedIn(entry);
  if (typeof state !== 'object' || state === null || !('back' in state)) return null;
  return state.back === 'question' || state.back === 'guide' ? state.back : null;
}
