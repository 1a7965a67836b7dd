/** What the revision chat says in its own words. */
import type { StudyRecord } from '../../converse.ts';
import type { Inability } from './intent.ts';
import { dayName } from './when.ts';

const ABLE =
  'I can answer from your books, say how you are doing in your quizzes, list the questions you missed, and plan your revision.';

export const HELLO = `Hello! ${ABLE} Try “What should I revise?” or ask about any topic of your books.`;
export const HELLO_WITHOUT_BOOKS =
  'Hello! I answer questions about learning and studying from Folio’s own handbook, *How Memory Works*: try “What is the spacing effect?” or “How should I practise?”. Upload a PDF on the Dashboard, and I answer from your own books as well, say how you are doing in your quizzes, and plan your revision.';
export const THANKS = 'You’re welcome! Ask me anything else about your books or your revision.';

export const CANNOT: Record<Inability, string> = {
  essay: `I can’t write or rework texts: I work without a language model, and only say what stands in your books. ${ABLE} Ask me for what your books say about the topic, and you have the quotes to write from.`,
  translation: `I can’t translate: I work without a language model, and only say what stands in your books, in their own language. ${ABLE}`,
  homework: `I can’t work out problems for you: I work without a language model, and only say what stands in your books. ${ABLE} Ask me for the term or the rule that the problem is about.`,
  quiz: 'I don’t ask questions in this chat. For a quiz, go to the [Dashboard](/) and press “Generate Quiz” beside a book; afterwards I can tell you what to revise.',
  chat: `I’m no good at small talk: I work without a language model, and only know your books and your quizzes. ${ABLE}`,
};

const HANDBOOK_ONLY =
  'Until then I can answer questions about learning and studying, from Folio’s own handbook, *How Memory Works*; it does not answer this one.';
export const NO_BOOKS = `You have no books yet, so there is nothing I could answer that from. Upload a PDF on the Dashboard, then ask me again. ${HANDBOOK_ONLY}`;
export const ONLY_READING = `Your books are still being read, so there is nothing I could answer that from yet. Please ask again in a moment. ${HANDBOOK_ONLY}`;
export const VAGUE = 'I’m not sure what to look for. Which term or topic of your books do you mean?';
export const NO_CHAPTER = 'I couldn’t find that chapter in your books.';

/** Of a student who took no quiz: the way to one, which without a book begins with a book. */
export const noAttempts = ({ books }: Pick<StudyRecord, 'books'>): string =>
  books.length === 0
    ? 'You haven’t taken a quiz yet, so I can’t tell what you know well and what you don’t. Upload a PDF on the [Dashboard](/) and take a quiz on it; then ask me again, and I’ll tell you what to revise.'
    : 'You haven’t taken a quiz yet, so I can’t tell what you know well and what you don’t. Go to the [Dashboard](/), press “Generate Quiz” beside a book and take it; then ask me again, and I’ll tell you what to revise.';

/** "1 question", "3 questions". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** "your last 5 quizzes", "your last quiz". */
export const lastQuizzes = (number: number): string =>
  number === 1 ? 'your last quiz' : `your last ${count(number, 'quiz', 'quizzes')}`;

/** How a student stands, and up to when: what is said later of the same is another figure. */
export const sharedBy = (today: string, figures: { correct: number; attempted: number }): string =>
  `As of ${dayName(today)}, you have ${share(figures)}`;

/** "2 of 7 right (29%)". */
export const share = ({ correct, attempted }: { correct: number; attempted: number }): string =>
  `${correct} of ${attempted} right (${Math.round((100 * correct) / attempted)}%)`;

/** A title whose straight quotation marks open and close as printed ones do: `"Piracy"` → `“Piracy”`. */
export const curly = (title: string): string => title.replace(/(?<=^|[\s([])"(?=\S)/gu, '“').replaceAll('"', '”');

/** Another's words between quotation marks; quotation marks within them become single ones. */
export const quote = (text: string): string =>
  `“${text
    .replace(/(?<=^|[\s(])"(?=\S)/gu, '‘')
    .replaceAll('"', '’')
    .replace(/[“„]/gu, '‘')
    .replaceAll('”', '’')}”`;
