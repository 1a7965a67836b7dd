import { useEffect } from 'react';
import { keepFirstPage } from './first-page.ts';
import type { Layout } from './layout.ts';
import type { PagePictures } from './page-pictures.ts';

/** A first page that was looked at so long is kept for the next visit (ms). */
const LOOKED_AT_MS = 1_000;

/** Keeps a picture of a book's first page. @param layout how it is shown; null while it is not */
export function useKeptFirstPage(bookId: string, pictures: PagePictures, layout: Layout | null): void {
  const width = layout?.shown.width;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layout is a new object at every rendering, its width tells it
  useEffect(() => {
    if (!layout) return;
    const timer = setTimeout(() => {
      const picture = pictures.latest(1);
      if (picture) keepFirstPage(bookId, picture.canvas, layout);
    }, LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [bookId, pictures, width]);
}
