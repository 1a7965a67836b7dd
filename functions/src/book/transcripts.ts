/** Pages whose words a model read from their picture: text that can be searched and quoted, without places on the page. */
import { bodySize } from './blocks.ts';
import type { Book, Line, Page } from './model.ts';
import { hasText } from './pages.ts';
import { languageOfPages } from './read/finish.ts';

/** One paragraph, heading, list item, … of a page, in reading order. `furniture`: a running head or a page number. */
export interface TranscribedBlock {
  kind: 'heading' | 'text' | 'furniture';
  /** Its printed lines may be parted by line feeds. */
  text: string;
}

/** What a model read on a page; no block where there is nothing to read. */
export type Transcript = readonly TranscribedBlock[];

/** How much larger than the text a heading counts as: the picture's letters are not measured. */
const HEADING = 1.4;
/** Far from the margins, where a place would make furniture of a line; it takes no room, so that nothing is ever marked. */
const NOWHERE = { x: 0.5, y: 0.5, width: 0, height: 0 };

/**
 * A book with what was read of its pages' pictures. Pages that have text of their own stay as they are: what is printed as
 * text is better than what is read from a picture. Tells the language where the book had too little text for that.
 */
export function withTranscripts(book: Book, transcripts: ReadonlyMap<number, Transcript>): Book {
  if (transcripts.size === 0) return book;
  const body = bodySize(book);
  const pages = book.pages.map((page) => {
    const transcript = page.quality === 'good' ? undefined : transcripts.get(page.number);
    return transcript ? transcribed(page, transcript, body) : page;
  });
  return { ...book, pages, language: book.language ?? languageOfPages(pages.filter(hasText)) };
}

function transcribed(page: Page, transcript: Transcript, body: number): Page {
  let text = '';
  const lines: Line[] = [];
  for (const { kind, text: words } of transcript) {
    const rows = words.split('\n').flatMap((row) => row.trim() || []);
    for (const [at, row] of rows.entries()) {
      if (text !== '') text += at === 0 ? '\n\n' : '\n';
      const start = text.length;
      text += row;
      const size = kind === 'heading' ? body * HEADING : body;
      const line: Line = { start, end: text.length, box: NOWHERE, size, bold: kind === 'heading', runs: [] };
      lines.push(kind === 'furniture' ? { ...line, role: 'furniture' } : line);
    }
  }
  return { ...page, text, lines, quality: lines.length > 0 ? 'estimated' : 'blank' };
}
