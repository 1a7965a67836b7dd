import { texts } from '../language.ts';

/** The book on the screen. */
export const viewer = texts({
  en: {
    unavailable: 'PDF is loading or unavailable...',
    loading: 'Loading PDF...',
    failed: (message: string) => `Error loading PDF: ${message}`,
    retry: 'Retry',
    previous: 'Previous',
    next: 'Next',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    goTo: 'Go to page',
    goOn: (page: number) => `Continue on p. ${page}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit the width',
    fitPage: 'Fit the whole page',
    book: 'Book',
    controls: 'Page and zoom',
    pageFailed: 'This page couldn’t be displayed.',
    evidence: 'The exact words behind this',
    quote: 'The marked words',
    closeQuote: 'Close the quote',
    previousMark: 'Previous mark of this answer',
    nextMark: 'Next mark of this answer',
    markOf: (mark: number, marks: number) => `${mark} of ${marks}`,
    backToAnswer: 'Back to the answer',
    notAuthenticated: 'User not authenticated',
    status: (status: number) => `Failed to fetch PDF: ${status}`,
    empty: 'Empty response received',
    estimated:
      'This page is a picture: its words were read by the AI model and are an estimate. Compare them with the page.',
    pageOnly: 'This is the page; the words couldn’t be marked on it.',
  },
});
