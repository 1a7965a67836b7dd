import { texts } from '../language.ts';

/** The dashboard. */
export const library = texts({
  en: {
    welcome: 'Welcome to Folio',
    /** For who has books here. */
    welcomeBack: 'Welcome back to Folio',
    intro: 'Upload your study materials and let AI help you learn more effectively.',
    bookGone: (title?: string) => `${title ? `“${title}”` : 'That book'} is no longer in your library.`,
    bookGoneMore: 'It was deleted, or the link was another student’s. Your quiz results are kept.',
    bookFailed: (title?: string) => `${title ? `“${title}”` : 'The book'} couldn’t be opened.`,
    /** What waits today. */
    today: {
      cards: (cards: string, count: number) => (count === 1 ? '1 card due' : `${cards} cards due`),
      minutes: (minutes: string, count: number) => `about ${minutes} ${count === 1 ? 'minute' : 'minutes'}`,
      failed: 'What is due today couldn’t be loaded',
      works: 'Your cards and exam plans are safe.',
      /** In a single line, without a button. */
      failedLine: 'What is due today couldn’t be loaded; Folio keeps trying.',
      title: 'Today',
      study: 'Study',
      look: 'See the plan',
      review: 'Review',
      looking: 'Looking for what is due…',
      nothing: 'Nothing is due today.',
      unreached: 'What is due can’t be looked up without a connection.',
      /** A quiz left half done, without a connection. */
      quizWaits: (title: string) => `Your quiz on “${title}” goes on when you’re connected; your answers are safe.`,
      others: (count: string) => `${count} more for today`,
    },
    goOn: {
      label: 'Continue',
      /** After its place in the book: what was asked last. */
      asked: (day: string) => `last asked ${day}:`,
      today: 'today',
      yesterday: 'yesterday',
      on: (date: string) => `on ${date}`,
      page: (page: string) => `Continue on ${page}`,
      chat: 'Continue the chat',
    },
    upload: {
      title: 'Upload a coursebook',
      choose: 'Choose a PDF',
      drop: 'or drop it here',
      several: (count: string) => `${count} files chosen`,
      list: 'Chosen files',
      hint: (limit: string) => `PDF, up to ${limit}.`,
      hintMore: 'You can choose several at once.',
      button: 'Upload',
      busy: 'Uploading...',
      cancel: 'Cancel the upload',
      /** Where there is no room for that, whose first word it is. */
      cancelShort: 'Cancel',
      clear: 'Clear',
      leaveOut: (name: string) => `Remove ${name}`,
      notSent: 'Not uploaded',
      hopeless: 'Can’t be uploaded',
      sending: (name: string) => `Uploading ${name}`,
      sent: (percent: string) => `${percent} sent`,
      checking: 'Checking the file…',
      pause: 'Pause',
      resume: 'Resume',
      paused: 'Paused.',
      needsConnection: 'Uploading needs a connection.',
      offline: 'Waiting for a connection; the upload will resume automatically.',
      failed: 'Failed to upload PDF',
      tooLarge: (size: string, limit: string) =>
        `This file is ${size}; the limit is ${limit}. Split it into parts, or compress its pictures, and upload those.`,
      notPdf: 'This is not a PDF. Choose a file that ends in .pdf, or save yours as a PDF first.',
      kept: 'The file is still selected: try again, or choose another.',
      /** No answer in time: the same file is stored once, however often it is sent. */
      late: 'The server took too long to answer. The book may still arrive in your list by itself; uploading it again won’t add it twice.',
      keptNone: 'These files can’t be uploaded as they are: remove them, or choose others.',
      keptSome: 'The rest are still selected: you can try again.',
      keptSeveral: 'They are still selected: try again, or remove them.',
      double: (titles: readonly string[], count: number) =>
        count === 1
          ? `You already have a book with this title: ${titles[0]}`
          : `You already have books with these titles: ${titles.join(' · ')}`,
      doubleKept: 'Both are kept. If you only need one, delete the other.',
      done: (title: string) => `${title} was added to your materials.`,
    },
    photos: {
      button: 'Make a book from photos of pages',
      /** Where there is no room for that. */
      short: 'Photos',
      hint: 'JPEG or PNG, several at once, in page order. The PDF is made on this device.',
      making: (photos: string, count: number) =>
        count === 1 ? 'Making a PDF of 1 photo…' : `Making a PDF of ${photos} photos…`,
      bookTitle: (date: string) => `Photographed pages, ${date}`,
      unreadable: (name: string) => `${name} can’t be opened here. Save it as a JPEG and choose the photos again.`,
      tooMany: (most: string) => `Choose up to ${most} photos at a time.`,
      failed: 'The PDF couldn’t be made. Please try again.',
    },
    list: {
      title: 'Your Study Materials',
      failed: 'Your books couldn’t be loaded',
      offline: 'Books marked “On this device” open; the others need a connection.',
      works: 'Your books are safe.',
      emptyIf: 'If you haven’t added a book yet:',
      loading: 'Loading your materials...',
      empty: 'No PDFs uploaded yet. Upload your first document to get started!',
      loadingMore: 'Loading the rest of your materials…',
      restFailed: 'Some of your materials couldn’t be loaded.',
    },
    sample: {
      or: 'No PDF at hand?',
      button: 'Try it with a sample book',
      busy: 'Fetching the sample book…',
      failed: 'The sample book couldn’t be fetched. Please try again.',
    },
    firstSteps: {
      title: 'Getting started',
      steps: [
        { title: 'Upload a PDF', text: 'A coursebook, lecture notes, your own notes: anything with text in it.' },
        {
          title: 'Folio reads it',
          text: 'A 300-page book takes about half a minute. You can start asking while it reads.',
        },
        {
          title: 'Ask, or take a quiz',
          text: 'Each answer and each quiz question shows you the page and the exact words behind it.',
        },
      ],
    },
    shelf: {
      search: 'Search by title',
      sort: 'Sort',
      orders: { oldest: 'Oldest first', newest: 'Newest first', title: 'By title', opened: 'Recently opened' },
      found: (found: string, count: number) => (count === 1 ? '1 book found' : `${found} books found`),
      count: (books: string, count: number) => (count === 1 ? '1 book' : `${books} books`),
      nothing: (search: string) => `No titles match “${search}”.`,
      showAll: 'Show all books',
    },
    rename: {
      button: 'Rename',
      /** Begins with the visible word, so that 25 buttons have 25 names. */
      named: (title: string) => `Rename: ${title}`,
      label: (title: string) => `New title for ${title}`,
      save: 'Save the title',
      cancel: 'Keep the old title',
      failed: 'The title couldn’t be changed.',
    },
    row: {
      ask: 'Ask Questions',
      quiz: 'Generate Quiz',
      videos: 'Videos',
      remove: 'Delete',
      more: 'More',
      /** A button's name: its own words first, then the book they are about. */
      named: (words: string, title: string) => `${words}: ${title}`,
      added: 'Added',
      addedAsk: 'Ask',
      addedQuiz: 'Quiz',
      asked: (day: string) => `Last asked ${day}`,
      lastQuiz: (correct: string, total: string) => `Last quiz ${correct} of ${total}`,
      pages: (pages: string, count: number) => (count === 1 ? '1 page' : `${pages} pages`),
      reading: (read: string, pages: string) => `Reading page ${read} of ${pages}…`,
      waiting: 'In the queue…',
      whileReading: 'You can start asking while it reads.',
      readingBar: (title: string) => `Reading ${title}`,
      noTextAtAll:
        'No readable text: the pages are pictures. You can read it here, but questions need a copy with text.',
      noTextOn: (ranges: string, count: number) =>
        count === 1 ? `Page ${ranges} has no text` : `Pages ${ranges} have no text`,
      failed: 'Its text couldn’t be read. You can still open it and read it here.',
      /** Without a connection: that it opens all the same. */
      here: 'On this device',
    },
    delete: {
      question: 'Are you sure you want to delete this PDF?',
      detail: (title: string) =>
        `“${title}” and the conversations about it will be permanently deleted. Quiz results are kept.`,
      confirm: 'Delete',
      failed: 'Failed to delete PDF',
    },
  },
});
