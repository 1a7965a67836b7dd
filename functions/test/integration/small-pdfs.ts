/** Small sound PDFs for tests of the calls; odd kinds come from `../fixtures/`. */
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF of that many pages, each with a line of text, which tells its number unless another is given. */
export async function smallPdf({
  pages = 3,
  title,
  line,
}: {
  pages?: number;
  title?: string;
  line?: string;
} = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  if (title !== undefined) pdf.setTitle(title);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++) {
    const page = pdf.addPage([400, 300]);
    page.drawText(line ?? `This is page ${number} of the book, on locks and threads.`, {
      x: 40,
      y: 200,
      size: 12,
      font,
    });
  }
  return pdf.save();
}
