import { texts } from '../language.ts';
import { aboutTime } from './page-reading.ts';

/** The chat about one book. */
export const chat = texts({
  en: {
    screen: 'Book and chat',
    bookTab: 'Book',
    chatTab: 'Chat',
    divider: 'Width of the book',
    title: (book: string | undefined) => `Chat with ${book ?? 'PDF'}`,
    /** The same in two: a long title is cut by itself. */
    titleOf: 'Chat with',
    untitled: 'PDF',
    messages: 'Conversation',
    loading: 'Opening the conversation…',
    empty: 'Ask anything about this book. Every answer shows you the exact words behind it.',
    noText: 'This book has no readable text: its pages are pictures, so it can’t answer questions yet.',
    noTextMore:
      'You can read it here. To ask questions, upload a copy with selectable text, or one that has been through text recognition (OCR).',
    noTextYet: 'The pages of this book are pictures. Folio is reading their words; ask as soon as some are read.',
    suggestions: 'Questions to start with',
    nearest: 'The nearest sections',
    /** Below an answer that was made while its book was still being read. */
    reading: {
      fromFirst: (read: string, of: string) => `From the first ${read} of ${of} pages; the rest was still being read.`,
      withoutPictures: (read: string, of: string, pages: string) =>
        `From ${read} of ${of} pages: pictures were still to be read (p. ${pages}).`,
      now: (read: string, of: string, seconds: number | undefined) =>
        `${read} of ${of} pages are read now${seconds === undefined ? '' : `, ${aboutTime(seconds)} left`}.`,
      tomorrow: 'Today’s allowance of pictures is used up; the rest is read by itself tomorrow.',
      over: 'They have been read since.',
    },
    typing: 'Looking in the book…',
    writing: 'Writing the answer…',
    stillReading: 'Folio is still reading this book. Your question will be asked again automatically.',
    placeholder: 'Ask about this book…',
    input: 'Your question',
    send: 'Send',
    you: 'You',
    folio: 'Folio',
    apology: "I'm sorry, I encountered an error while processing your question. Please try again.",
    stop: 'Stop',
    stopped: 'You stopped this answer.',
    askAgain: 'Ask again',
    unanswered: 'This question wasn’t answered.',
    /** Under the apology, which has said already that something went wrong. */
    ourFault: 'The fault is Folio’s, not your question’s.',
    /** Beside a question without an answer. */
    questionKept: 'Your question is kept.',
    removeQuestion: 'Remove',
    withoutBook: 'Answer without the book',
    /** Of a mark that no words stand behind. */
    picture: 'Read from the picture on this page',
    /** Beside a decline, where no model serves. */
    withoutModel: 'Without a model Folio shows what the book says; with one it also explains in its own words.',
    withoutModelMore: 'What a model adds',
    passages: {
      /** What the ear hears first of a reply. */
      heard: (found: string | undefined, passages: number, line: boolean) => {
        const counted =
          ['no passage', 'one passage', 'two passages', 'three passages'][passages] ?? `${passages} passages`;
        if (found === 'outline') return 'An outline.';
        if (found === 'nothing') return 'Nothing was found.';
        if (found === 'may_help') return `Perhaps helpful: ${counted}.`;
        return line ? `A line, ${counted}.` : `${counted[0]?.toUpperCase()}${counted.slice(1)}.`;
      },
      /** Before a passage's place, for the ear alone. */
      nth: (number: string, of: string) => `Passage ${number} of ${of}:`,
      show: 'Show on page',
      explain: 'Explain it',
      /** What is asked then; `book` where several can be meant. */
      explainThis: (quote: string, page: string | number, book?: string) =>
        `Explain this passage (${book === undefined ? '' : `${book}, `}p. ${page}): “${quote}”`,
      whole: 'Whole passage',
      /** Of a passage that is shown as its page prints it. */
      asText: 'As text',
      asPrinted: 'As printed',
      more: (n: string, count: number) => (count === 1 ? 'One more passage' : `${n} more passages`),
      also: 'Also on',
      terms: 'Terms of this book that may help',
      openTerm: (term: string, page: string | number) => `p. ${page}, show “${term}” in book`,
      near: 'Not an answer, but near',
      /** What stands around the line, folded. */
      around: 'Around it in the book',
      card: {
        make: 'Card',
        made: 'Kept as a card',
        review: 'Review',
        none: 'There is no definition, cause or list here that a card could ask for.',
      },
      outline: {
        label: (title: string) => `Outline of ${title}`,
        pages: (named: string, one: boolean) => `${one ? 'page' : 'pages'} ${named}`,
        minutes: (n: string, count: number) => (count === 1 ? 'about one minute' : `about ${n} minutes`),
        defines: 'defines',
      },
    },
    /** Under a reply without a sure answer. */
    next: {
      chapters: 'Other words may find it. From the book’s chapters:',
      otherWords: 'Not what you meant? Ask in other words, or look in the book:',
      contents: 'All chapters',
      search: 'Look for a word',
    },
    /** Of the book's side, where it is not in sight. */
    bookFailed: 'The book’s pages couldn’t be loaded just now: you can try again under Book. Questions still work.',
    tooLong: (limit: string) => `A question can be up to ${limit} characters long.`,
    earlier: 'Show earlier messages',
    quiz: 'Quiz on this',
    /** Begins with the visible words. */
    quizOn: (chapter: string) => `Quiz on this: ${chapter}`,
    facts: 'Key facts',
    questions: 'Questions',
    newChat: 'New chat',
    conversations: 'Conversations',
    none: 'No earlier conversations about this book.',
    remove: (title: string) => `Delete the conversation “${title}”`,
    removeFailed: 'The conversation couldn’t be deleted',
    failedToLoad: 'This conversation couldn’t be loaded',
    chatsFailed: 'Your earlier questions couldn’t be loaded',
    stillAsks: 'Your questions are kept. You can go on asking meanwhile.',
    areKept: 'Your questions are kept.',
    offline: {
      kept: 'You can read this book and your earlier answers: they are on this device.',
      notKept: 'This book isn’t on this device.',
      asking: 'Asking needs a connection',
    },
  },
});
