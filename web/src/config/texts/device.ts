import { texts } from '../language.ts';

/** Keeping books on this device. */
export const device = texts({
  en: {
    label: 'Keep on this device',
    question: 'Your last five books, with chats and marks, can open without a connection.',
    keep: 'Keep on this device',
    shared: 'No, it’s shared',
    refused:
      'Your browser keeps nothing here (a private window, perhaps), so books need a connection. What you write is sent as you go.',
    full: 'This device has no room left, so books need a connection. What you write is sent as you go.',
    settings: {
      title: 'On this device',
      text: 'What is kept here opens without a connection. It all goes when you log out.',
      kept: (books: string, count: number, size: string) =>
        count === 1 ? `One book is kept here (${size}).` : `${books} books are kept here (${size}).`,
      none: 'Books you open from now on are kept here, the last five of them.',
      not: 'Nothing of your books is kept here.',
      remove: 'Remove from this device',
    },
    unkept: {
      title: 'Your browser keeps nothing on this device',
      text: 'What you have just done is on this page alone. Leave it open until there is a connection, and it is sent.',
    },
  },
});
