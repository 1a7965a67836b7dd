/** Questions in the GIFT format (Moodle's documentation, "GIFT format"), their texts as HTML. */
import { list, literally, oneLine, paragraph, paragraphs } from './markup.ts';
import type { TakenQuestion } from './questions.ts';

const NAME_CHARS = 80;

/** What GIFT reads as its own is written with a backslash, and so is the backslash; an empty line would end the question. */
const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
const feedback = (html: string): string => (html === '' ? '' : `#${escaped(html)}`);

function answersOf(question: TakenQuestion): string[] {
  switch (question.kind) {
    case 'choice':
      return question.options.map(
        (option) =>
          `${option.right ? '=' : '~'}${escaped(paragraph(option.text))}${feedback(option.feedback ? paragraph(option.feedback) : '')}`,
      );
    case 'words':
      return [`=${escaped(literally(question.answer))}`];
    case 'essay':
      return [];
  }
}

function one(question: TakenQuestion): string {
  const outline = question.kind === 'essay' ? list(question.outline) : '';
  const general = outline + paragraphs(question.feedback);
  return [
    `::${escaped(`${question.number}. ${oneLine(question.question, NAME_CHARS)}`)}::[html]${escaped(paragraph(question.question))}{`,
    ...answersOf(question),
    ...(general === '' ? [] : [`####${escaped(general)}`]),
    '}',
  ].join('\n');
}

/** The file's text. @param book the book's title, which names the category */
export const gift = (questions: readonly TakenQuestion[], book: string): string =>
  [`$CATEGORY: $course$/top/Folio/${oneLine(book, 200).replaceAll('/', '//')}`, ...questions.map(one), ''].join('\n\n');
