import { useState } from 'react';
import { storedValue, storeValue } from '@/lib/storage.ts';
import { useTheme } from '@/lib/theme.ts';
import { useMedia } from '@/lib/use-media.ts';

/** How the app looks is no work of a student's: it stays at logout. */
const KEY = 'folio-bright-paper';

/** A switch that is on or off; null where there is nothing to switch. */
export interface Switch {
  on: boolean;
  toggle: () => void;
}

/** "Dim paper", in the dark: white pages glare there. On until it is turned off, on this machine. */
export function useDimPaper(): Switch | null {
  const theme = useTheme((chosen) => chosen.theme);
  const darkDevice = useMedia('(prefers-color-scheme: dark)');
  const [bright, setBright] = useState(() => storedValue(KEY) !== null);
  const dark = theme === 'dark' || (theme === 'system' && darkDevice);
  const toggle = () => {
    setBright(!bright);
    storeValue(KEY, bright ? null : 'yes');
  };
  return dark ? { on: !bright, toggle } : null;
}

/** Two pages side by side fit from this width on (CSS pixels). */
const TWO = 880;
const SPREAD = 'folio-two-pages';

/** "Two pages", where there is room for two that can be read. Off until it is turned on, on this machine. */
export function useTwoPages(width: number): Switch | null {
  const [wanted, setWanted] = useState(() => storedValue(SPREAD) !== null);
  const toggle = () => {
    setWanted(!wanted);
    storeValue(SPREAD, wanted ? null : 'yes');
  };
  return width >= TWO ? { on: wanted, toggle } : null;
}
