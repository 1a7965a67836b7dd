import { texts } from '../language.ts';

/** The revision chat, across all of a student's books. */
export const revision = texts({
  en: {
    title: 'Revision Chat',
    newChat: 'New Chat',
    history: 'Chat History',
    noHistory: 'No chat history yet.',
    historyFailed: 'Your chats couldn’t be loaded',
    historySafe: 'Your chats are safe. You can start a new one.',
    historySafeOffline: 'Your chats are safe.',
    noHistoryIf: 'If you haven’t chatted here yet:',
    offline: 'Questions wait until you’re connected again.',
    untitled: 'Untitled Chat',
    remove: 'Delete Chat',
    removeNamed: (title: string) => `Delete Chat “${title}”`,
    removeFailed: 'The chat couldn’t be deleted.',
    groups: { today: 'Today', yesterday: 'Yesterday', week: 'Earlier this week' },
    older: 'Show older chats',
    pane: 'Conversation',
    start: 'What would you like to revise?',
    empty: 'Ask across all your books. Answers show you the book’s own words, with the page.',
    suggestions: 'Questions to start with',
    /** Each with what its answer will be. */
    suggest: [
      { question: 'What should I revise?', answer: 'Your weakest chapters, and what to read' },
      { question: 'Which questions did I miss?', answer: 'Each with its place in the book' },
      { question: 'How am I doing?', answer: 'Your quiz results so far, book by book' },
      { question: 'Make me a plan for 7 days', answer: 'A week of chapters, the weakest first' },
      { question: 'How should I practise?', answer: 'From your books, or Folio’s own short book on learning' },
    ],
    placeholder: 'Type your message...',
    typing: 'Looking through your books…',
  },
});
