import { create } from 'zustand';
import { storedValue, storeValue } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

/** Also read by `public/boot.js`, before the first paint. */
const KEY = 'folio-theme';

function stored(): Theme {
  const value = storedValue(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The browser's own bar follows the theme too: the pages name its colour for each scheme, and which of them holds. */
function paintBar(theme: Theme): void {
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme } = colour.dataset;
    colour.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? 'all' : 'not all';
  }
}

interface ThemeState {
  theme: Theme;
  choose: (theme: Theme) => void;
}

paintBar(stored());

/** The theme a student chose; `system` follows the device. */
export const useTheme = create<ThemeState>((set) => ({
  theme: stored(),
  choose(theme) {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    paintBar(theme);
    storeValue(KEY, theme === 'system' ? null : theme);
    set({ theme });
  },
}));
