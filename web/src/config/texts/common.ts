import { texts } from '../language.ts';

/** Words that several screens share. */
export const common = texts({
  en: {
    loading: 'Loading',
    tryAgain: 'Try again',
    close: 'Close',
    openBook: 'Open the book',
    cancel: 'Cancel',
    notFound: {
      title: 'This page is not in the book',
      text: 'The address may be mistyped, or the page may have moved.',
      home: 'Go home',
    },
    crash: {
      title: 'Something went wrong on this page',
      text: 'It’s our mistake, not yours, and everything you saved is safe. Reloading the page usually fixes it.',
      reload: 'Reload the page',
    },
    unfetched: {
      title: 'You seem to be offline',
      text: 'This page couldn’t be loaded without a connection. Nothing is lost: it loads by itself when you’re connected again.',
      reload: 'Try again',
    },
    renewed: {
      title: 'This page needs a newer Folio',
      text: 'Folio was updated while it was open here, and this page belongs to the new version. Everything you saved is safe: reload to go on.',
      reload: 'Reload the page',
    },
    fault: {
      offline: 'You seem to be offline.',
      /** Where only the browser seems to be connected: it is tried by a press. */
      check: 'Check your connection.',
      comesBack: 'Everything here loads by itself when you’re connected again.',
    },
    evidence: {
      /** Where several books speak: the page, then its book. */
      inBook: (place: string, book: string) => `${place} · ${book}`,
      show: {
        marked: 'show in book',
        page: 'show in book, the page only',
        estimated: 'show in book; its text was read from a picture',
      },
      gone: 'the book was deleted',
      estimated: 'estimated',
    },
    offline: 'You seem to be offline. Check your connection and try again.',
    badReply: 'Folio couldn’t understand the reply it got. Reloading the page may help.',
    reference: (id: string) => `(Reference: ${id})`,
    unknownError: 'Something went wrong. Please try again.',
  },
});
