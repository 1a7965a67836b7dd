/** Questions as Moodle XML (Moodle's documentation, "Moodle XML format"): a category, then every question with its feedback. */
import { escapeXml, list, literally, oneLine, paragraph, paragraphs } from './markup.ts';
import type { TakenQuestion } from './questions.ts';

/** As long as Moodle shows a name in its question bank. */
const NAME_CHARS = 80;
/** Lines of the box that an essay is typed into. */
const ESSAY_LINES = 6;

const text = (content: string) => `<text>${content}</text>`;
/** HTML inside XML: escaped once more. */
const htmlText = (tag: string, html: string, attributes = '') =>
  `<${tag}${attributes} format="html">${text(escapeXml(html))}</${tag}>`;

/** A category of its own for each book; a slash in a name is written twice. */
const category = (book: string): string =>
  `<question type="category"><category>${text(escapeXml(`$course$/top/Folio/${oneLine(book, 200).replaceAll('/', '//')}`))}</category></question>`;

function answersOf(question: TakenQuestion): string {
  switch (question.kind) {
    case 'choice':
      return [
        '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>',
        ...question.options.map(
          (option) =>
            `<answer fraction="${option.right ? 100 : 0}" format="html">${text(escapeXml(paragraph(option.text)))}${htmlText('feedback', option.feedback ? paragraph(option.feedback) : '')}</answer>`,
        ),
      ].join('\n');
    case 'words':
      return `<usecase>0</usecase>\n<answer fraction="100" format="moodle_auto_format">${text(escapeXml(literally(question.answer)))}${htmlText('feedback', '')}</answer>`;
    case 'essay':
      return [
        '<responseformat>editor</responseformat><responserequired>1</responserequired>',
        `<responsefieldlines>${ESSAY_LINES}</responsefieldlines><attachments>0</attachments>`,
        htmlText('graderinfo', list(question.outline)),
        htmlText('responsetemplate', ''),
      ].join('\n');
  }
}

const TYPES = { choice: 'multichoice', words: 'shortanswer', essay: 'essay' };

function one(question: TakenQuestion): string {
  const outline = question.kind === 'essay' ? list(question.outline) : '';
  return [
    `<question type="${TYPES[question.kind]}">`,
    `<name>${text(escapeXml(`${question.number}. ${oneLine(question.question, NAME_CHARS)}`))}</name>`,
    htmlText('questiontext', paragraph(question.question)),
    htmlText('generalfeedback', outline + paragraphs(question.feedback)),
    `<defaultgrade>${question.kind === 'essay' ? question.outline.length : 1}</defaultgrade><penalty>0</penalty><hidden>0</hidden>`,
    answersOf(question),
    '</question>',
  ].join('\n');
}

/** The file's text. @param book the book's title, which names the category */
export const moodleXml = (questions: readonly TakenQuestion[], book: string): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', category(book), ...questions.map(one), '</quiz>', ''].join('\n');
