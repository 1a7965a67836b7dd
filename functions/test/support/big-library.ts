/** Libraries of large books, put where read books are without anybody reading them. */

import type { Book, Line, Page } from '../../src/book/model.ts';
import { buildIndex, packIndex } from '../../src/book/search/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { packBook } from '../../src/stores/book-codec.ts';
import { INDEX, TEXT, writeBookFile } from '../../src/stores/book-files.ts';
import { documentsOf } from '../../src/stores/documents.ts';

const WORDS =
  'array matrix vector value field number string file function loop index element row column handle property plot axis range list'.split(
    ' ',
  );

/** A word that no two pages share too often: a manual has some ten thousand. */
const word = (at: number) => `${WORDS[at % WORDS.length]}${at % 7 === 0 ? (at * 7919) % 9973 : ''}`;

function pageOf(number: number): Page {
  const lines: Line[] = [];
  let text = '';
  for (let row = 0; row < 40; row++) {
    const words = Array.from({ length: 10 }, (_, i) => word(number * 401 + row * 13 + i * 3));
    const said = `${row % 4 === 0 ? 'The ' : ''}${words.join(' ')}${row % 4 === 3 ? '.' : ''}`;
    const start = text.length === 0 ? 0 : text.length + 1;
    text = text.length === 0 ? said : `${text}\n${said}`;
    const box = { x: 0.1, y: 0.1 + row * 0.02, width: 0.8, height: 0.015 };
    const half = start + Math.floor(said.length / 2);
    const end = text.length;
    const runs = [
      { start, end: half, box },
      { start: half, end, box },
    ];
    lines.push({ start, end, box, size: 10, bold: false, runs });
  }
  return { number, width: 600, height: 800, text, lines, quality: 'good' };
}

/** A book of so many full pages; the last says what its one word of its own is. */
export function bigBook(pages: number, own: string): Book {
  const book = {
    title: `On ${own}`,
    language: 'en',
    outline: [],
    pages: Array.from({ length: pages }, (_, i) => pageOf(i + 1)),
  };
  const last = book.pages.at(-1);
  const said = `A ${own} is a small machine that keeps two clocks in step.`;
  const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.015 };
  if (last) {
    last.text = said;
    last.lines = [
      { start: 0, end: said.length, box, size: 10, bold: false, runs: [{ start: 0, end: said.length, box }] },
    ];
  }
  return book;
}

/** Gives a student so many copies of a book. @returns their ids */
export async function shelve(uid: string, book: Book, copies: number): Promise<string[]> {
  const [text, index] = [packBook(book), packIndex(buildIndex(book), book)];
  const ids: string[] = [];
  for (let copy = 0; copy < copies; copy++) {
    const id = newId();
    await writeBookFile(uid, id, TEXT, text);
    await writeBookFile(uid, id, INDEX, index);
    await documentsOf(uid)
      .doc(id)
      .set({
        title: `${book.title}, volume ${copy + 1}`,
        created_at: new Date(Date.now() - copy * 1000).toISOString(),
        file_name: 'book.pdf',
        bytes: 1_000,
        fingerprint: '0'.repeat(64),
        upload_key: null,
        pages: book.pages.length,
        status: 'ready',
        pages_read: book.pages.length,
        pages_without_text: [],
        language: 'en',
        reading: null,
      });
    ids.push(id);
  }
  return ids;
}
