/** What a book that has no text at all answers: no guess, and what to do. */
import { awaitsPictures, type Document, unreadPictures } from '../../contract/library.ts';

const NO_TEXT =
  "I can't read any text in this book: its pages seem to be pictures. You can read it here beside me, but to be asked it needs a copy with real text in it (for a scan: one that went through text recognition).";

/** The same where a model is configured, which has not looked at the pages. */
const NO_TEXT_YET =
  "I can't read any text in this book yet: its pages are pictures. The AI model can read them for you, as an estimate: choose “Read these pages with the AI model” here or in your library.";

/** Where they are being read here, or will be. */
const BEING_READ =
  "I can't read any text in this book yet: its pages are pictures, and Folio is reading their words. Please ask again when it has read some of them; your library shows how far it is.";

type OfPictures = Pick<Document, 'status' | 'pages_without_text' | 'pages_blank' | 'pictures' | 'problem'>;

export function saidOfNoText(document: OfPictures, engine: 'embedded' | 'openai'): string {
  if (document.problem) return document.problem;
  if (awaitsPictures(document)) return BEING_READ;
  return engine === 'openai' && unreadPictures(document).length > 0 ? NO_TEXT_YET : NO_TEXT;
}
