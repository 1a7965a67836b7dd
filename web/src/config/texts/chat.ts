import { texts } from '../language.ts';

/** The chat about one book. */
export const chat = texts({
  en: {
    screen: 'Book and chat',
    bookTab: 'Book',
    chatTab: 'Chat',
    divider: 'Width of the book',
    title: (book: string | undefined) => `Chat with ${book ?? 'PDF'}`,
    messages: 'Conversation',
    loading: 'Opening the conversation…',
    empty: 'Ask anything about this book. Every answer shows you the exact words behind it.',
    noText: 'This book has no readable text: its pages are pictures, so it can’t answer questions yet.',
    noTextMore:
      'You can read it here. To ask questions, upload a copy with selectable text, or one that has been through text recognition (OCR).',
    suggestions: 'Questions to start with',
    nearest: 'The nearest sections',
    /** Below an answer that was made while its book was still being read. */
    fromSoFar: (read: string, of: string) =>
      `From the first ${read} of ${of} pages; the rest was still being read. Ask again for an answer from the whole book.`,
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
    removeQuestion: 'Remove',
    tooLong: (limit: string) => `A question can be up to ${limit} characters long.`,
    earlier: 'Show earlier messages',
    newChat: 'New chat',
    conversations: 'Conversations',
    none: 'No earlier conversations about this book.',
    remove: (title: string) => `Delete the conversation “${title}”`,
    removeFailed: 'The conversation couldn’t be deleted',
    failedToLoad: 'This conversation couldn’t be loaded.',
  },
});
