import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import { type Room, useRoom } from './use-room.ts';
import { useZoom, type ZoomControl } from './use-zoom.ts';

/** A page that cannot be opened is given the shape of a sheet of paper, and says there that it cannot be drawn. */
const SHEET = 1 / Math.SQRT2;

/** The width of a page divided by its height, as shown; null until it is known for that page. */
function useRatio(pdf: PDFDocumentProxy, page: number): number | null {
  const [known, setKnown] = useState<{ page: number; ratio: number } | null>(null);
  useEffect(() => {
    let current = true;
    const learn = (ratio: number) => current && setKnown({ page, ratio });
    pdf
      .getPage(page)
      .then((proxy) => {
        const { width, height } = proxy.getViewport({ scale: 1 });
        learn(width / height);
      })
      .catch(() => learn(SHEET));
    return () => {
      current = false;
    };
  }, [pdf, page]);
  return known?.page === page ? known.ratio : null;
}

/** How wide the whole page can be in that room. */
const fitted = (room: Room, ratio: number) => Math.min(room.width, room.height * ratio);

/**
 * How large a page is drawn, in CSS pixels, as the room inside `element` and the student's zoom say.
 * @returns `size` is null until it is known for this very page
 */
export function usePageSize(
  element: RefObject<HTMLElement | null>,
  pdf: PDFDocumentProxy,
  page: number,
): { size: { width: number; height: number } | null; zoom: ZoomControl } {
  const room = useRoom(element);
  const ratio = useRatio(pdf, page);
  const pageScale = room.width > 0 && ratio !== null ? fitted(room, ratio) / room.width : 1;
  const { scale, ...zoom } = useZoom(pageScale);
  const width = Math.floor(room.width * scale);
  const known = ratio !== null && width > 0;
  return { size: known ? { width, height: Math.round(width / ratio) } : null, zoom };
}
