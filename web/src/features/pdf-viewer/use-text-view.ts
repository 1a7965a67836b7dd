import { useState } from 'react';
import { storedValue, storeValue } from '@/lib/storage.ts';

const KEY = 'folio:text-view';
/** CSS pixels: of what a book's text is set in, and how far the student may go from it. */
const USUAL_SIZE = 19;
const SMALLEST = 14;
const LARGEST = 40;
const STEP = 1.15;
/** Distances of lines, as multiples of the letters' size. */
const LEADINGS: readonly number[] = [1.35, 1.6, 1.9];
const USUAL_LEADING = 1.6;

/** Pages as text that flows, beside pages as they are printed: whether, and how it is set. */
export interface TextView {
  on: boolean;
  size: number;
  leading: number;
  toggle: () => void;
  /** Back to the page as it is printed, where that is looked at for something else than what is read. */
  show: () => void;
  larger: () => void;
  smaller: () => void;
  canLarger: boolean;
  canSmaller: boolean;
  /** To the next distance of lines. */
  space: () => void;
  /** 1 for letters of the usual size. */
  scale: number;
  setScale: (scale: number) => void;
}

type Kept = Pick<TextView, 'on' | 'size' | 'leading'>;

function stored(): Kept {
  const usual: Kept = { on: false, size: USUAL_SIZE, leading: USUAL_LEADING };
  try {
    // Written by this file alone.
    return { ...usual, ...(JSON.parse(storedValue(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

/**
 * The student's choice between page and text, kept on this machine.
 * @param hold called before what is shown changes
 */
export function useTextView(hold: () => void): TextView {
  const [kept, setKept] = useState(stored);
  const keep = (change: Partial<Kept>, held = hold) => {
    held();
    const next = { ...kept, ...change };
    setKept(next);
    storeValue(KEY, JSON.stringify(next));
  };
  const setSize = (size: number) => keep({ size: Math.round(Math.min(LARGEST, Math.max(SMALLEST, size))) });
  return {
    ...kept,
    toggle: () => keep({ on: !kept.on }),
    show: () => keep({ on: false }, () => undefined),
    larger: () => setSize(kept.size * STEP),
    smaller: () => setSize(kept.size / STEP),
    canLarger: kept.size < LARGEST,
    canSmaller: kept.size > SMALLEST,
    space: () => keep({ leading: LEADINGS[(LEADINGS.indexOf(kept.leading) + 1) % LEADINGS.length] ?? USUAL_LEADING }),
    scale: kept.size / USUAL_SIZE,
    setScale: (scale) => setSize(scale * USUAL_SIZE),
  };
}
