import { HELVETICA, lines, type PdfObject, writePdf } from '../../functions/test/fixtures/pdf-writer.ts';

/** Object 1 is the catalog, 2 the root of the pages, 3 their font; then the branches, then each page and its content. */
const FIRST_BRANCH = 4;
const PER_BRANCH = 40;
/** Bytes of a page: as much as pages of text have with their fonts and drawings. */
const WEIGHT = 4_000;

/** A book of so many heavy pages, in a tree of pages as typesetting programs write it. */
export function heavyBook(pages: number, { weight = WEIGHT } = {}): Uint8Array {
  const branches = Math.ceil(pages / PER_BRANCH);
  const pageObject = (index: number) => FIRST_BRANCH + branches + 2 * index;
  const kids = (numbers: number[]) => `/Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}]`;
  const all = Array.from({ length: pages }, (_, index) => index);
  const objects: PdfObject[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} ${kids(Array.from({ length: branches }, (_, i) => FIRST_BRANCH + i))} >>`,
    HELVETICA.F1,
  ];
  for (let branch = 0; branch < branches; branch += 1) {
    const own = all.slice(branch * PER_BRANCH, (branch + 1) * PER_BRANCH);
    objects.push(`<< /Type /Pages /Parent 2 0 R /Count ${own.length} ${kids(own.map(pageObject))} >>`);
  }
  for (const index of all) {
    const parent = FIRST_BRANCH + Math.floor(index / PER_BRANCH);
    objects.push(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 400 600] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageObject(index) + 1} 0 R >>`,
      { dict: '', stream: `${lines([`Lesson ${index + 1}`], { x: 50, y: 540 })}%${'~'.repeat(weight)}\n` },
    );
  }
  return writePdf({ objects });
}
