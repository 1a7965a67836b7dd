import { create } from 'zustand';
import { storedValue, storeValue } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

/** Also read by `public/boot.js`, before the first paint. */
const KEY = 'folio-theme';

function stored(): Theme {
  const value = storedValue(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

interface ThemeState {
  theme: Theme;
  choose: (theme: Theme) => void;
}

/** The theme a student chose; `system` follows the device. */
export const useTheme = create<ThemeState>((set) => ({
  theme: stored(),
  choose(theme) {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    storeValue(KEY, theme === 'system' ? null : theme);
    set({ theme });
  },
}));
