import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as openings from '@/lib/opening-picture.ts';
import { keepPage, placeIn } from '@/lib/reading-places.ts';
import { renderScreen } from '@/testing/render.tsx';
import { silence } from '@/testing/service.ts';
import { openBook } from './book-bytes.ts';
import { PagePictures, type Picture } from './page-pictures.ts';
import { PdfViewer } from './pdf-viewer.tsx';

vi.mock('./book-bytes.ts', () => ({ openBook: vi.fn() }));
vi.mock('react-pdf', () => ({ Page: () => null }));

/** pdf.js's loading task of a book with so many pages, as far as the viewer uses it. */
function bookOf(numPages: number) {
  const getViewport = () => ({ width: 400, height: 600 });
  const pdf = { numPages, getPage: async () => ({ getViewport }), cleanup: async () => undefined };
  // Only these parts are used; the whole of pdf.js is tried by the browser tests.
  return { promise: Promise.resolve(pdf), destroy: async () => undefined } as unknown as Awaited<
    ReturnType<typeof openBook>
  >;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  vi.mocked(openBook).mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe('the viewer', () => {
  it("reads 'PDF is loading or unavailable...' and loads nothing until the file is known", () => {
    renderScreen(<PdfViewer bookId="f1" fileId={undefined} />);
    expect(screen.getByText('PDF is loading or unavailable...')).toBeTruthy();
    expect(openBook).not.toHaveBeenCalled();
  });

  it("reads 'Loading PDF...' while it loads", () => {
    vi.mocked(openBook).mockImplementation(silence);
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    expect(screen.getByText('Loading PDF...')).toBeTruthy();
  });

  describe('with a picture of the opening page', () => {
    const image = Object.assign(new Image(), { width: 720, height: 1_080 });
    Object.defineProperties(image, { naturalWidth: { value: 720 }, naturalHeight: { value: 1_080 } });
    const shown = () => document.querySelector('[data-first-page]');
    beforeEach(() => {
      vi.spyOn(openings, 'openingPicture').mockResolvedValue({ address: 'blob:1', image });
      vi.spyOn(openings, 'openingNow').mockReturnValue({ address: 'blob:1', image });
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
      return () => vi.restoreAllMocks();
    });

    it('shows it while the file is not known yet, and while it loads', async () => {
      vi.mocked(openBook).mockImplementation(silence);
      const { rerender } = renderScreen(<PdfViewer bookId="f1" fileId={undefined} />);
      await vi.waitFor(() => expect(shown()?.getAttribute('src')).toBe('blob:1'));
      expect(screen.getByText('PDF is loading or unavailable...')).toBeTruthy();
      rerender(<PdfViewer bookId="f1" fileId="f1" />);
      await screen.findByText('Loading PDF...');
      expect(shown()?.getAttribute('src')).toBe('blob:1');
    });

    it('shows none of a book that opens at another page', () => {
      vi.mocked(openBook).mockImplementation(silence);
      renderScreen(<PdfViewer bookId="f1" fileId="f1" place={{ page: 4, boxes: [], state: 'marked' }} />);
      expect(shown()).toBeNull();
    });

    it('lays it on the sheet, in the box of the page, until the page is drawn', async () => {
      vi.mocked(openBook).mockResolvedValue(bookOf(2));
      vi.spyOn(PagePictures.prototype, 'draw').mockImplementation(silence);
      renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
      await screen.findByText('Page 1 of 2');
      const sheet = await vi.waitUntil(() => document.querySelector<HTMLElement>('[data-page="1"]'));
      expect(sheet?.contains(shown())).toBe(true);
      expect(sheet?.style).toMatchObject({ width: '800px', height: '1200px' });
      await userEvent.click(button('Next'));
      expect(shown()).toBeNull();
    });
  });

  it('shows that a page is on its way while nothing of it is there', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.mocked(openBook).mockResolvedValue(bookOf(2));
    const drawing = Promise.withResolvers<Picture>();
    vi.spyOn(PagePictures.prototype, 'draw').mockReturnValue(drawing.promise);
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    const awaited = () => document.querySelector('[data-page="1"] [data-page-awaited]');
    await vi.waitFor(() => expect(awaited()).not.toBeNull());
    drawing.resolve({ canvas: document.createElement('canvas'), width: 800 });
    await vi.waitFor(() => expect(awaited()).toBeNull());
    vi.restoreAllMocks();
  });

  it('shows one page at a time, from the first to the last', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(2));
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
    expect(button('Previous').disabled).toBe(true);
    await userEvent.click(button('Next'));
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
    await userEvent.click(button('Previous'));
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
  });

  it.each([
    ['7', 'Page 5 of 5'],
    ['0', 'Page 1 of 5'],
    ['4', 'Page 4 of 5'],
    ['', 'Page 1 of 5'],
  ])("goes to the page typed as '%s'", async (typed, label) => {
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Page 1 of 5' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Go to page' }));
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(button(label)).toBe(document.activeElement);
  });

  it("says 'Error loading PDF: ' and why, tells whoever asked, and Retry loads it again from page 1", async () => {
    const onError = vi.fn();
    vi.mocked(openBook).mockRejectedValueOnce(new Error('Failed to fetch PDF: 502'));
    renderScreen(<PdfViewer bookId="f1" fileId="f1" onError={onError} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading PDF: Failed to fetch PDF: 502');
    const title = screen.getByText('This book couldn’t be opened');
    expect(title.compareDocumentPosition(screen.getByRole('alert'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(onError).toHaveBeenCalledWith('Failed to fetch PDF: 502');
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('Page 1 of 5')).toBeTruthy();
    expect(onError).toHaveBeenLastCalledWith(null);
  });

  it('begins on page 1 after a piece of the book was lost on a later page', async () => {
    let lose: (error: unknown) => void = () => undefined;
    vi.mocked(openBook).mockImplementation(async (_id, _signal, onError) => {
      lose = onError;
      return bookOf(5);
    });
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    lose(new Error('The connection is gone.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading PDF: The connection is gone.');
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('Page 1 of 5')).toBeTruthy();
  });

  it.each([
    ['page', 'This is the page; the words couldn’t be marked on it.'],
    [
      'estimated',
      'This page is a picture: its words were read by the AI model and are an estimate. Compare them with the page.',
    ],
  ] as const)('opens where a citation leads and says that its place is only of state %s', async (state, words) => {
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    renderScreen(<PdfViewer bookId="f1" fileId="f1" place={{ page: 3, boxes: [], state }} />);
    expect(await screen.findByText('Page 3 of 5')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    await userEvent.click(button('Next'));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('opens on page 1 and offers to go on where the student stopped; once a page is turned it offers no more', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    keepPage('f1', 4, 5);
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    expect(await screen.findByText('Page 1 of 5')).toBeTruthy();
    await userEvent.click(button('Continue on p. 4'));
    expect(screen.getByText('Page 4 of 5')).toBeTruthy();
    await userEvent.click(button('Previous'));
    expect(screen.queryByRole('button', { name: /^Continue on/ })).toBeNull();
    await vi.waitFor(() => expect(placeIn('f1')).toMatchObject({ page: 3, pages: 5 }), { timeout: 3_000 });
  });

  it('asks whether to go on where the student stopped since on another device, and jumps nowhere', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(9));
    keepPage('f1', 4, 9);
    const latest = { page: 7, at: Date.now() + 60_000 };
    renderScreen(<PdfViewer bookId="f1" fileId="f1" latest={latest} />);
    expect(await screen.findByText('Page 1 of 9')).toBeTruthy();
    await userEvent.click(button('Continue on p. 7, from your other device'));
    expect(screen.getByText('Page 7 of 9')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continue on/ })).toBeNull();
  });

  it('names no other device where this one may have been it, before a log-out, and the page as the book prints it', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(9));
    const chapter = { title: 'Locks', level: 1, from: 5, to: 9, from_label: '1', to_label: '5' };
    const latest = { page: 7, at: Date.now() - 3_600_000 };
    renderScreen(<PdfViewer bookId="f1" fileId="f1" latest={latest} outline={[chapter]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue on p. 3 (PDF 7)' }));
    await vi.waitFor(() => expect(placeIn('f1')).toMatchObject({ page: 7, pages: 9, label: '3' }));
  });

  it('offers its own stop where the other device’s is older', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(9));
    keepPage('f1', 4, 9);
    renderScreen(<PdfViewer bookId="f1" fileId="f1" latest={{ page: 7, at: Date.now() - 3_600_000 }} />);
    expect(await screen.findByRole('button', { name: 'Continue on p. 4' })).toBeTruthy();
  });

  it('keeps the place while only the first page was looked at', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    keepPage('f1', 4, 5);
    const { unmount } = renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    await screen.findByText('Page 1 of 5');
    unmount();
    expect(placeIn('f1')?.page).toBe(4);
  });

  it('turns by a swipe, and by a wheel that goes on over the edge of the page', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    await screen.findByText('Page 1 of 5');
    const pane = document.querySelector('[data-book-pane]') as HTMLElement;
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(pane, { touches: [{ clientX: from, clientY: 300 }] });
      fireEvent.touchEnd(pane, { touches: [], changedTouches: [{ clientX: to, clientY: 310 }] });
    };
    swipe(300, 150);
    expect(screen.getByText('Page 2 of 5')).toBeTruthy();
    swipe(150, 170);
    expect(screen.getByText('Page 2 of 5')).toBeTruthy();
    // Nothing is laid out in jsdom, so the page's top and end are both in sight.
    fireEvent.wheel(pane, { deltaY: 100 });
    expect(screen.getByText('Page 3 of 5')).toBeTruthy();
    swipe(150, 300);
    expect(screen.getByText('Page 2 of 5')).toBeTruthy();
  });

  it('turns by a swipe the other way in a book that is read from right to left', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    renderScreen(<PdfViewer bookId="f1" fileId="f1" language="fa" />);
    await screen.findByText('Page 1 of 5');
    const pane = document.querySelector('[data-book-pane]') as HTMLElement;
    fireEvent.touchStart(pane, { touches: [{ clientX: 100, clientY: 300 }] });
    fireEvent.touchEnd(pane, { touches: [], changedTouches: [{ clientX: 260, clientY: 300 }] });
    expect(screen.getByText('Page 2 of 5')).toBeTruthy();
  });

  it('is seen from its edge: a place in the book to go to by key', async () => {
    vi.mocked(openBook).mockResolvedValue(bookOf(50));
    renderScreen(<PdfViewer bookId="f1" fileId="f1" marked={[7]} />);
    const edge = await screen.findByRole('slider', { name: 'Place in the book' });
    expect(edge.getAttribute('aria-valuetext')).toBe('Page 1 of 50');
    edge.focus();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('Page 50 of 50')).toBeTruthy();
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    expect(screen.getByText('Page 39 of 50')).toBeTruthy();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(edge.getAttribute('aria-valuenow')).toBe('1');
  });

  it('dims its paper in the dark, until that is turned off', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('dark'),
      addEventListener() {},
      removeEventListener() {},
    }));
    vi.mocked(openBook).mockResolvedValue(bookOf(5));
    const { unmount } = renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Dim paper', pressed: true }));
    expect(button('Dim paper').getAttribute('aria-pressed')).toBe('false');
    unmount();
    renderScreen(<PdfViewer bookId="f1" fileId="f1" />);
    expect(await screen.findByRole('button', { name: 'Dim paper', pressed: false })).toBeTruthy();
  });
});
