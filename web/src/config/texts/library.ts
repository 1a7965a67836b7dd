import { texts } from '../language.ts';

/** The dashboard. */
export const library = texts({
  en: {
    welcome: 'Welcome to Folio',
    intro: 'Upload your study materials and let AI help you learn more effectively.',
    bookGone: 'That book is not in your library any more.',
    bookFailed: 'The book could not be opened.',
    upload: {
      title: 'Upload a coursebook',
      choose: 'Choose a PDF',
      drop: 'or drop it here',
      several: (count: string) => `${count} files chosen`,
      list: 'Chosen files',
      hint: (limit: string) => `PDF, up to ${limit}. You can choose several at once.`,
      button: 'Upload',
      busy: 'Uploading...',
      cancel: 'Cancel the upload',
      clear: 'Clear',
      leaveOut: (name: string) => `Leave out ${name}`,
      notSent: 'Not uploaded',
      hopeless: 'Cannot be uploaded',
      sending: (name: string) => `Uploading ${name}`,
      sent: (percent: string) => `${percent} sent`,
      checking: 'Looking at the book…',
      pause: 'Pause',
      resume: 'Resume',
      paused: 'Paused.',
      offline: 'Waiting for the connection; it goes on by itself.',
      failed: 'Failed to upload PDF',
      tooLarge: (size: string, limit: string) =>
        `This file is ${size}; the limit is ${limit}. Save it in parts, or with smaller pictures, and upload those.`,
      notPdf: 'This is not a PDF. Choose a file that ends in .pdf, or save yours as a PDF first.',
      kept: 'The file is still chosen: you can try again, or choose another.',
      keptNone: 'These files cannot be uploaded as they are: leave them out, or choose others.',
      keptSome: 'The rest is still chosen: you can try again.',
      keptSeveral: 'They are still chosen: you can try again, or leave them out.',
      double: (titles: readonly string[], count: number) =>
        count === 1
          ? `You already have a book with this title: ${titles[0]}`
          : `You already have books with these titles: ${titles.join(' · ')}`,
      doubleKept: 'Both are kept. If you need only one, delete the other.',
      done: (title: string) => `${title} was added to your materials.`,
    },
    list: {
      title: 'Your Study Materials',
      loading: 'Loading your materials...',
      empty: 'No PDFs uploaded yet. Upload your first document to get started!',
      loadingMore: 'Loading the rest of your materials…',
      restFailed: 'Not all of your materials could be loaded.',
    },
    firstSteps: {
      title: 'How it begins',
      steps: [
        { title: 'Upload a PDF', text: 'A coursebook, a script, your notes: anything with text in it.' },
        {
          title: 'Let it be read',
          text: 'A book of 300 pages takes about half a minute. You can open it and ask meanwhile.',
        },
        {
          title: 'Ask, or be asked',
          text: 'Each answer and each quiz question shows you the page and the words it rests on.',
        },
      ],
    },
    shelf: {
      search: 'Search by title',
      sort: 'Sort',
      orders: { oldest: 'Oldest first', newest: 'Newest first', title: 'By title' },
      found: (found: string, count: number) => (count === 1 ? '1 book found' : `${found} books found`),
      nothing: (search: string) => `No title has “${search}” in it.`,
      showAll: 'Show all books',
    },
    rename: {
      button: 'Rename',
      label: (title: string) => `New title of ${title}`,
      save: 'Save the title',
      cancel: 'Leave the title as it was',
      failed: 'The title was not changed.',
    },
    row: {
      ask: 'Ask Questions',
      quiz: 'Generate Quiz',
      videos: 'Videos',
      remove: 'Delete',
      pages: (pages: string, count: number) => (count === 1 ? '1 page' : `${pages} pages`),
      reading: (read: string, pages: string) => `Reading page ${read} of ${pages}…`,
      waiting: 'Waiting to be read…',
      readingBar: (title: string) => `Reading ${title}`,
      noTextAtAll:
        'No text could be read: its pages are pictures. You can read it here; questions need a copy with text in it.',
      noTextOn: (ranges: string, count: number) =>
        `No text could be read on ${count === 1 ? 'page' : 'pages'} ${ranges}.`,
      failed: 'Its text could not be read. You can still open it and read it here.',
    },
    delete: {
      question: 'Are you sure you want to delete this PDF?',
      detail: (title: string) => `“${title}” and the conversations about it will be gone for good. Quiz results stay.`,
      confirm: 'Delete',
      failed: 'Failed to delete PDF',
    },
  },
});
