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
      hint: (limit: string) => `PDF, up to ${limit}.`,
      button: 'Upload',
      busy: 'Uploading...',
      cancel: 'Cancel the upload',
      remove: 'Choose another file',
      sent: (percent: string) => `${percent} sent`,
      checking: 'Looking at the book…',
      failed: 'Failed to upload PDF',
      tooLarge: (size: string, limit: string) =>
        `This file is ${size}; the limit is ${limit}. Save it in parts, or with smaller pictures, and upload those.`,
      notPdf: 'This is not a PDF. Choose a file that ends in .pdf, or save yours as a PDF first.',
      kept: 'The file is still chosen: you can try again, or choose another.',
      done: (title: string) => `${title} was added to your materials.`,
    },
    list: {
      title: 'Your Study Materials',
      loading: 'Loading your materials...',
      empty: 'No PDFs uploaded yet. Upload your first document to get started!',
      more: 'Show more',
      loadingMore: 'Loading more…',
    },
    row: {
      ask: 'Ask Questions',
      quiz: 'Generate Quiz',
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
