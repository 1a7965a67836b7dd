import { useEffect, useRef } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import type { PagePictures } from '../page-pictures.ts';

/** CSS pixels. */
const WIDTH = 76;
/** Pages this far out of sight are drawn already. */
const AHEAD = '150px';

interface ThumbnailsProps {
  pictures: PagePictures;
  pages: number;
  page: number;
  onPage: (page: number) => void;
}

/** All pages, small; each is drawn as it comes into sight. */
export function Thumbnails({ pictures, pages, page, onPage }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const { current } = list;
    if (!current) return;
    current.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    const drawing = new Map<Element, AbortController>();
    const draw = async (element: HTMLElement, signal: AbortSignal) => {
      const number = Number(element.dataset.thumbnail);
      const canvas = await pictures.thumbnail(number, WIDTH, signal);
      canvas.className = 'absolute inset-0 m-auto max-h-full max-w-full';
      element.replaceChildren(canvas);
    };
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          drawing.get(target)?.abort();
          if (!isIntersecting || !(target instanceof HTMLElement) || target.firstChild) continue;
          const gone = new AbortController();
          drawing.set(target, gone);
          // One that cannot be drawn stays a blank sheet with its number.
          draw(target, gone.signal).catch(() => undefined);
        }
      },
      { root: current.closest('[data-contents-scroller]'), rootMargin: AHEAD },
    );
    for (const element of current.querySelectorAll('[data-thumbnail]')) watch.observe(element);
    return () => {
      watch.disconnect();
      for (const gone of drawing.values()) gone.abort();
    };
  }, [pictures]);

  return (
    <ol ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 py-1">
      {Array.from({ length: pages }, (_, i) => i + 1).map((number) => (
        <li key={number} className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
          <button
            type="button"
            aria-label={viewer.pageNumber(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className="group flex w-full flex-col items-center gap-1 rounded-control p-1 text-sm text-soft tabular-nums hover:bg-sunken aria-[current]:text-accent"
          >
            <span
              data-thumbnail={number}
              className="relative block aspect-[1/1.414] w-full overflow-hidden bg-page outline-1 outline-line group-aria-[current]:outline-2 group-aria-[current]:outline-accent"
            />
            <span aria-hidden>{number}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
