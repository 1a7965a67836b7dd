import { texts } from '../language.ts';

/** Words that several screens share. */
export const common = texts({
  en: {
    loading: 'Loading',
    tryAgain: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    notFound: {
      title: 'This page is not in the book',
      text: 'The address may be mistyped, or the page was moved.',
      home: 'Go to the start',
    },
    crash: {
      title: 'Something broke on this page',
      text: 'It is our mistake, not yours, and what you had saved is safe. Loading the page again usually mends it.',
      reload: 'Load the page again',
    },
    evidence: {
      page: (page: number) => `p. ${page}`,
      printedPage: (printed: string, page: number) => `p. ${printed} (PDF ${page})`,
      show: {
        marked: 'show in book',
        page: 'show in book, the page only',
        estimated: 'show in book, the page only: read from its picture',
      },
      gone: 'the book is gone',
      estimated: 'estimated',
    },
    offline: 'You seem to be offline. Check your connection and try again.',
    badReply: 'The service answered with something Folio cannot read. Loading the page again may help.',
    reference: (id: string) => `(Reference: ${id})`,
    unknownError: 'Something went wrong. Please try again.',
  },
});
