import type { Page } from '@playwright/test';

/** How one mark lies on the ink of the page's canvas, in units of the mark's height. */
export interface MarkedInk {
  /** From the mark's left and right edge to the nearest ink of its line, either way. */
  left: number;
  right: number;
  /** Where the middle of the ink in the mark is: 0 its top, 1 its bottom. */
  middle: number;
  /** Share of the ink in and close above and below the mark that is in it. */
  share: number;
}

/** Measures every mark against the pixels that pdf.js drew; marks must begin and end where lines begin and end. */
export function inkUnderMarks(page: Page, marks = '[data-mark]'): Promise<MarkedInk[]> {
  return page.locator('[data-page]').evaluate((sheet, marks): MarkedInk[] => {
    const canvas = sheet.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) throw new Error('no page is drawn');
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
    const isInk = (x: number, y: number) => {
      const at = (Math.round(y) * width + Math.round(x)) * 4;
      return ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255)) / 3 < 140;
    };
    const on = canvas.getBoundingClientRect();
    const scale = canvas.width / on.width;
    return [...sheet.querySelectorAll(marks)].map((mark) => {
      const box = mark.getBoundingClientRect();
      const [left, right] = [(box.left - on.left) * scale, (box.right - on.left) * scale];
      const [top, bottom] = [(box.top - on.top) * scale, (box.bottom - on.top) * scale];
      const height = bottom - top;
      let [first, last, inside, near, rows] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0, 0];
      for (let y = top - height * 0.15; y <= bottom + height * 0.15; y += 1) {
        for (let x = left - height; x <= right + height; x += 1) {
          if (!isInk(x, y)) continue;
          near += 1;
          if (y < top || y > bottom) continue;
          first = Math.min(first, x);
          last = Math.max(last, x);
          inside += 1;
          rows += y - top;
        }
      }
      return {
        left: Math.abs(first - left) / height,
        right: Math.abs(last - right) / height,
        middle: rows / inside / height,
        share: inside / near,
      };
    });
  }, marks);
}
