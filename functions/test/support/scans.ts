/** A scan of our own: pages of the coursebook as pictures, as a copier makes them. */
import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import { drawInChild } from '../../src/book/read/draw-in-child.ts';

const COURSEBOOK = fileURLToPath(new URL('../../../tools/coursebook/how-memory-works.pdf', import.meta.url));

/** A PDF that holds these pages of the coursebook (from 1) as pictures, and no text. */
export async function scanOf(...pages: number[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const pictures: Uint8Array[] = [];
  await drawInChild(COURSEBOOK, pages, ({ jpeg }) => jpeg && pictures.push(Uint8Array.from(jpeg)));
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
