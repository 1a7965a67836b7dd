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
    empty: 'Ask anything about this book. Every answer shows you the words it rests on.',
    suggestions: 'Questions to begin with',
    suggest: {
      about: 'What is this book about?',
      summarise: (chapter: string) => `Summarise “${chapter}”`,
      explain: (section: string) => `What does the book say about “${section}”?`,
      main: 'What are the most important terms in this book?',
      first: 'What should I understand after reading the first pages?',
    },
    typing: 'Looking in the book…',
    stillReading: 'The book is still being read. Your question is asked again by itself.',
    placeholder: 'Ask about this book…',
    input: 'Your question',
    send: 'Send',
    you: 'You',
    folio: 'Folio',
    apology: "I'm sorry, I encountered an error while processing your question. Please try again.",
    unanswered: 'This question was not answered.',
    tooLong: (limit: string) => `A question can have ${limit} characters at most.`,
    earlier: 'Show earlier messages',
    newChat: 'New chat',
    conversations: 'Conversations',
    none: 'No earlier conversations about this book.',
    remove: (title: string) => `Delete the conversation “${title}”`,
    removeFailed: 'The conversation could not be deleted',
    failedToLoad: 'This conversation could not be loaded.',
  },
});
