/** Telling the student why a quiz has fewer questions than asked for. */
import type { Book } from '../../../book/model.ts';
import { hasText } from '../../../book/pages.ts';
import { proseOf } from '../../../book/sentences.ts';
import type { Questions } from '../../../contract/quiz.ts';
import type { QuizCounts } from '../../engine.ts';

interface Asked {
  book: Book;
  counts: QuizCounts;
  from?: number;
  to?: number;
  earlier: readonly string[];
}

/** Fewer sentences than this are soon used up. */
const LITTLE_TEXT = 60;

/** Notes for the screen, most telling first; none where everything that was asked for is there. */
export function notesOn(asked: Asked, questions: Questions, fromEngine: readonly string[]): string[] {
  const missing = [
    short(questions.mcqs.length, asked.counts.mcq, 'multiple-choice'),
    short(questions.saqs.length, asked.counts.saq, 'short-answer'),
    short(questions.laqs.length, asked.counts.laq, 'long-answer'),
  ].filter((text) => text !== null);
  if (missing.length === 0) return [];
  if (!pagesOf(asked).some(hasText)) return [NO_TEXT];
  return [`You get ${missing.join(', ')}. ${WHY} ${whatToDo(asked)}`, ...fromEngine, ...reasons(asked)];
}

const NO_TEXT =
  'None of them has text that could be read. A copy with text in it can be asked about: one whose words can be selected, or that went through text recognition.';

const WHY =
  'A question is asked only where the pages say its whole answer in plain sentences, so that it can be shown to you afterwards; these pages have no more of them that make good questions.';

/** Other pages where only some were chosen; fewer questions where it was the whole book. */
function whatToDo({ book, from, to }: Asked): string {
  const whole = (from ?? 1) <= 1 && (to ?? book.pages.length) >= book.pages.length;
  return whole
    ? 'Choose fewer questions of this kind and more of another next time.'
    : 'Choose more pages, or others, to get more.';
}

function short(got: number, wanted: number, kind: string): string | null {
  return got < wanted ? `${got} of ${wanted} ${kind} questions` : null;
}

const pagesOf = ({ book, from, to }: Asked) =>
  book.pages.filter((page) => page.number >= (from ?? 1) && page.number <= (to ?? book.pages.length));

function reasons(asked: Asked): string[] {
  const { book, earlier } = asked;
  const pages = pagesOf(asked);
  const notes: string[] = [];
  const unread = pages.filter((page) => page.quality === 'garbled').length;
  const pictures = pages.filter((page) => page.quality === 'none' || page.quality === 'blank').length;
  if (unread > 0)
    notes.push(`The text of ${count(unread, 'page')} cannot be read: its fonts don’t say which letters they show.`);
  if (pictures > 0)
    notes.push(`${capital(count(pictures, 'page'))} ${pictures === 1 ? 'has' : 'have'} no text, only pictures.`);
  const numbers = new Set(pages.map((page) => page.number));
  const sentences = proseOf(book).filter((sentence) => numbers.has(sentence.page)).length;
  if (sentences < LITTLE_TEXT)
    notes.push(`There is little running text here to ask about: ${count(sentences, 'sentence')}.`);
  if (earlier.length > 0) notes.push('Questions you have met in earlier quizzes on this book are not asked again.');
  return notes;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
