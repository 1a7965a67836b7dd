/** Telling the student why a quiz has fewer questions than asked for. */
import type { Book } from '../../book/model.ts';
import { hasText } from '../../book/pages.ts';
import { proseOf } from '../../book/sentences.ts';
import type { Questions } from '../../contract/quiz.ts';
import type { QuizCounts } from '../engine.ts';

interface Asked {
  book: Book;
  counts: QuizCounts;
  from?: number;
  to?: number;
  pages?: readonly number[];
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
  const kinds = Object.values(asked.counts).filter((wanted) => wanted > 0).length;
  const advice = whatToDo(asked, missing.length < kinds);
  return [
    [`Fewer than you asked for: ${missing.join(', ')}.`, WHY, ...advice].join(' '),
    ...fromEngine,
    ...reasons(asked),
  ];
}

const NO_TEXT =
  'None of these pages has text that Folio can read. Upload a copy whose words can be selected, or run it through text recognition (OCR) first.';

const WHY = 'Folio asks only what these pages answer in full.';

/** Other pages where only some were chosen; of the whole book more of the kinds that it had enough of. */
function whatToDo({ book, from, to, pages }: Asked, hasMore: boolean): string[] {
  const whole = !pages && (from ?? 1) <= 1 && (to ?? book.pages.length) >= book.pages.length;
  if (!whole) return ['For more questions, choose more pages.'];
  return hasMore ? ['For a longer quiz, ask for more of the other kinds.'] : [];
}

function short(got: number, wanted: number, kind: string): string | null {
  return got < wanted ? `${got} ${kind} instead of ${wanted}` : null;
}

const pagesOf = ({ book, from, to, pages }: Asked) =>
  book.pages.filter(
    ({ number }) => number >= (from ?? 1) && number <= (to ?? book.pages.length) && (pages?.includes(number) ?? true),
  );

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
  if (sentences < LITTLE_TEXT) notes.push(`There is little running text here: ${count(sentences, 'sentence')}.`);
  if (earlier.length > 0) notes.push('Questions from your earlier quizzes on this book aren’t repeated.');
  return notes;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
