/** English. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello: 'Hello! Ask me about this book: what a term means, how two things differ, or for a summary of a chapter.',
  thanks: 'You’re welcome! Ask me anything else about this book.',
  vague: 'I’m not sure what to look for. Which term or topic of this book do you mean?',
  readAs: 'Looked for %.',
  mayHelp: 'It isn’t certain that the book answers this. These passages may help.',
  minutes: 'about % minutes',
  unknown: 'I couldn’t find an answer to that in this book.',
  notInBook: 'It does not mention %.',
  quoted: '“%”',
  noPart: 'I couldn’t find that chapter or page in this book.',
  otherLanguage: 'This book is in %; ask in %.',
  quiz: 'Choose **Generate Quiz** and I’ll write you questions from this book, and mark your answers. Here I answer yours.',
};
