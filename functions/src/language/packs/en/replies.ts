/** English. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello: 'Hello! Ask me about this book: what a term means, how two things differ, or for a summary of a chapter.',
  thanks: 'You’re welcome! Ask me anything else about this book.',
  vague: 'I’m not sure what to look for. Which term or topic of this book do you mean?',
  unknown: 'I couldn’t find an answer to that in this book.',
  notInBook: 'It does not mention %.',
  lookedFor: 'I looked for %.',
  quoted: '“%”',
  nearest: 'These sections come nearest:',
  unreadable: 'Pages that could not be read: %.',
  nothingMore: 'I couldn’t find more about that in this book.',
  noPart: 'I couldn’t find that chapter or page in this book.',
  meant: 'Did you mean “%”?',
  task: 'I only quote what this book says; I don’t prove, solve or write anything myself. Ask what the book says about it.',
  otherLanguage: 'This book is in %; ask in %.',
  quiz: 'Choose **Generate Quiz** and I’ll write you questions from this book, and mark your answers. Here I answer yours.',
  notNamed: 'I found nothing in this book on “%”. What it says of the other:',
  noReason: 'Near my last answer (“%”) this book gives no reason for it.',
  noExample: 'Near my last answer (“%”) this book gives no example.',
  nothingNear: 'Near my last answer (“%”) this book says no more about it. I can only quote it, not reword it.',
  noList: 'I didn’t find them listed in this book. What it says nearby:',
  chapters: 'Its chapters:',
  author: 'This book names as its author:',
  noAuthor: 'I couldn’t find who wrote this book: no name stands on its first pages.',
  noArgument:
    'This book doesn’t say in so many words what its main argument is. Ask what it is about, or for a summary of a chapter.',
};
