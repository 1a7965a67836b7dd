import { texts } from '../language.ts';

/** The revision chat, across all of a student's books. */
export const revision = texts({
  en: {
    title: 'Revision Chat',
    newChat: 'New Chat',
    history: 'Chat History',
    noHistory: 'No chat history yet.',
    untitled: 'Untitled Chat',
    remove: 'Delete Chat',
    removeNamed: (title: string) => `Delete Chat “${title}”`,
    removeFailed: 'The chat couldn’t be deleted.',
    groups: { today: 'Today', yesterday: 'Yesterday', week: 'Earlier this week' },
    older: 'Show older chats',
    pane: 'Conversation',
    empty:
      'Ask across all your books, ask what to revise, or ask how to learn: Folio has a handbook on that. Every answer shows you the exact words behind it.',
    suggestions: 'Questions to start with',
    suggest: ['What should I revise?', 'Which questions did I miss?', 'How am I doing?', 'Make me a plan for 7 days'],
    placeholder: 'Type your message...',
    typing: 'Looking through your books…',
  },
});
