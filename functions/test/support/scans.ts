/** Scans of our own: pages of the coursebook as pictures, as a copier makes them, and books whose pictures wait to be read. */
import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import { drawInChild } from '../../src/book/read/draw-in-child.ts';
import { blankPage } from '../../src/book/read/read-page.ts';
import { newId } from '../../src/platform/ids.ts';
import { PDF, writeBookFile } from '../../src/stores/book-files.ts';
import { saveText } from '../../src/stores/book-text.ts';
import { documentsOf, type StoredDocument } from '../../src/stores/documents.ts';
import type { Student } from './students.ts';

const COURSEBOOK = fileURLToPath(new URL('../../../tools/coursebook/how-memory-works.pdf', import.meta.url));

/** A PDF that holds these pages of the coursebook (from 1) as pictures, and no text. */
export async function scanOf(...pages: number[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const pictures: Uint8Array[] = [];
  // Ends where the machine is busy as well: what is tried comes after.
  const limits = { wallMs: 240_000, stepMs: 120_000 };
  await drawInChild(COURSEBOOK, pages, ({ picture }) => picture && pictures.push(Uint8Array.from(picture)), { limits });
  for (const jpeg of pictures) {
    const picture = await pdf.embedJpg(jpeg);
    pdf.addPage([picture.width / 2, picture.height / 2]).drawImage(picture, {
      x: 0,
      y: 0,
      width: picture.width / 2,
      height: picture.height / 2,
    });
  }
  if (pictures.length !== pages.length) throw new Error('A page could not be drawn.');
  return pdf.save();
}

/**
 * A book of so many pictures that was read, and whose pictures wait with nobody told.
 * @param more what its document says besides
 */
export async function waitingPictures(
  { uid }: Pick<Student, 'uid'>,
  pdf: Uint8Array,
  count: number,
  more: Partial<StoredDocument> = {},
): Promise<{ id: string; job: string }> {
  const [id, job] = [newId(), newId()];
  const pages = Array.from({ length: count }, (_, at) => ({ ...blankPage(at + 1), width: 400, height: 300 }));
  await writeBookFile(uid, id, PDF, pdf);
  await saveText(uid, id, { title: null, language: null, outline: [], pages });
  const at = new Date().toISOString();
  const document: StoredDocument = {
    title: 'Tides',
    created_at: at,
    file_name: 'tides.pdf',
    bytes: pdf.length,
    fingerprint: '0',
    upload_key: null,
    pages: count,
    status: 'ready',
    pages_read: count,
    pages_without_text: [{ from: 1, to: count }],
    language: null,
    reading: null,
    pictures: { job, run: null, state: 'waiting', total: count, done: 0, page_ms: 0, heartbeat_at: at },
    ...more,
  };
  await documentsOf(uid).doc(id).create(document);
  return { id, job };
}
