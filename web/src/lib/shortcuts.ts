import { create } from 'zustand';
import { storedValue, storeValue } from './storage.ts';

const KEY = 'folio-shortcuts';

interface ShortcutsState {
  /** Whether the sheet that lists them is open. */
  open: boolean;
  /** Whether single letters are shortcuts on this device; who speaks to the machine may want them off (WCAG 2.1.4). */
  on: boolean;
  setOpen: (open: boolean) => void;
  setOn: (on: boolean) => void;
}

/** The keyboard shortcuts: their sheet, and whether they are wanted. */
export const useShortcuts = create<ShortcutsState>((set) => ({
  open: false,
  on: storedValue(KEY) !== 'off',
  setOpen: (open) => set({ open }),
  setOn: (on) => {
    storeValue(KEY, on ? null : 'off');
    set({ on });
  },
}));
