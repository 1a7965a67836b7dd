import { useSyncExternalStore } from 'react';

/**
 * Room for a header and panes side by side. A phone on its side has the width, not the height; `cramped:` in the styles is the
 * contrary.
 */
export const ROOMY = '(width >= 48rem) and (height >= 25rem)';

/** Whether a media query holds, followed while it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
