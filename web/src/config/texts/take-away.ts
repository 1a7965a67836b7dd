import { texts } from '../language.ts';

/** Taking questions and conversations away. */
export const takeAway = texts({
  en: {
    button: 'Save or print',
    sheet: 'Printable sheet',
    moodle: 'Moodle XML',
    gift: 'GIFT',
    /** Stands for a book whose title is not known, and for the name of a file. */
    quiz: 'Quiz',
    fileName: (book: string) => `Quiz ${book}`,
    sheetTitle: 'Questions',
    answers: 'Answers',
    print: 'Print',
    printHint: 'The answers begin on a page of their own.',
    back: 'Back to the attempt',
    name: 'Name',
    date: 'Date',
    chat: 'Save this chat',
    chatNamed: (title: string) => `Save the chat “${title}”`,
    chatFile: (title: string) => `Chat ${title}`,
    chatFailed: 'The chat couldn’t be saved',
    untitled: 'Untitled chat',
    about: (book: string) => `About: ${book}`,
    you: 'You',
    folio: 'Folio',
    unanswered: 'This question wasn’t answered.',
    sources: 'In the book',
  },
});
