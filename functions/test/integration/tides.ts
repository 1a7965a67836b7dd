/** Books of pictures for tests of having them read, and a model that reads the laws of the tides in them. */
import { PDFDocument } from 'pdf-lib';
import { beforeEach } from 'vitest';
import { scanned } from '../fixtures/index.ts';
import { withBook as withReadBook } from '../support/books.ts';
import { configuredModel } from '../support/openai/configured.ts';
import { type Material, materialOf } from '../support/openai/replies.ts';
import type { Fault } from '../support/openai/replying.ts';
import type { StandIn } from '../support/openai/stand-in.ts';
import type { Student } from '../support/students.ts';
import { smallPdf } from './small-pdfs.ts';

export const LAWS = [
  'The tide of a harbour follows the moon with a delay of about fifty minutes a day.',
  'A neap tide is the smallest tide and comes when the moon stands at its quarter.',
  'A spring tide is the largest tide and comes when the moon is new or full.',
  'Harbour masters publish the heights of every tide for the whole coming year.',
];

/** The model reads these paragraphs on a page. */
export const reads = (paragraphs: (material: Material) => string[]): Fault => ({
  said: ({ messages }) => ({ blocks: paragraphs(materialOf(messages)).map((text) => ({ kind: 'text', text })) }),
});

/** That many pictures, and then as many pages of text. */
export async function pictures(count: number, texts = 0): Promise<Uint8Array> {
  const book = await PDFDocument.load(await smallPdf({ pages: Math.max(1, texts) }));
  const scan = await PDFDocument.load(scanned());
  for (let at = 0; at < count; at++) {
    const [page] = await book.copyPages(scan, [0]);
    if (page) book.insertPage(0, page);
  }
  if (texts === 0) book.removePage(count);
  return book.save();
}

/** A book of this student's, read; its pictures are not. */
export const withBook = (student: Student, bytes: Uint8Array): Promise<string> =>
  withReadBook(student, bytes, 'tides.pdf');

/** A model that reads the laws on the first page of a book, and less on the others. */
export function readingModel(): StandIn {
  const server = configuredModel();
  beforeEach(() => {
    server.always(
      reads(({ picture }) => (picture === 1 ? LAWS : [`Page ${picture} says that boats wait for the tide.`])),
      'pages',
    );
  });
  return server;
}
