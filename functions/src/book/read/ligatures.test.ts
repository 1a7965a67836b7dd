import { describe, expect, it } from 'vitest';
import { lines, writeBook } from '../../../test/fixtures/pdf-writer.ts';
import { Ligatures } from './ligatures.ts';
import type { PdfPage } from './pdfjs.ts';
import type { Piece } from './pieces.ts';
import { readPdf } from './read-pdf.ts';

/** A table of letters that has the plain ones and one ligature of five. */
const TABLE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Some def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfrange <21> <7a> <0021> endbfrange
1 beginbfchar <0e> <FB03> endbfchar
endcmap end end`;

/** A page in a TeX face of this name, whose table lacks ligatures. */
function set(face: string, texts: readonly string[]): Uint8Array {
  const widths = Array.from({ length: 122 - 11 + 1 }, () => 500).join(' ');
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+${face} /FirstChar 11 /LastChar 122 /Widths [${widths}]
    /FontDescriptor 4 0 R /ToUnicode 3 0 R >>`;
  const descriptor = `<< /Type /FontDescriptor /FontName /ABCDEF+${face} /Flags 4 /FontBBox [0 -200 1000 800]
    /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 /StemV 80 >>`;
  return writeBook({
    pages: [{ content: lines(texts, { x: 50, y: 500 }) }],
    fonts: { F1: font },
    extra: [{ dict: '', stream: TABLE }, descriptor],
  });
}

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).pages[0]?.text;

describe('a ligature that its font’s table leaves out', () => {
  it('is read where a word begins with it, ends with it, in its middle, and twice', async () => {
    expect(await textOf(set('CMR10', ['\x0clename', 'de\x0cnition', 'sti\x0b']))).toBe('filename\ndefinition\nstiff');
    expect(await textOf(set('CMTI10', ['\x0cef-\x0cnal']))).toBe('fief-final');
  });

  it('is marked with its word', async () => {
    const { pages } = await readPdf(set('CMR10', ['\x0clename']));
    expect((pages[0]?.lines[0]?.box.x ?? 0) * 400).toBeCloseTo(50, 0);
  });

  it('is not read into faces that have something else there', async () => {
    expect(await textOf(set('CMTT10', ['a\x0clename']))).not.toContain('fi');
  });
});

it('asks for no drawing orders of a page whose fonts have no glyph for what their tables leave out', async () => {
  const widths = { 11: 583, 12: 556 };
  let asked = 0;
  const page = {
    getOperatorList: () => {
      asked++;
      return Promise.resolve({ fnArray: [], argsArray: [] });
    },
  } as unknown as PdfPage; // only its orders are asked for
  const piece = { font: 'f', text: 'tide' } as Piece; // only these are looked at
  for (const [toFontChar, expected] of [
    [{ 65: 57_344 }, 0],
    [{ 12: 57_344 }, 1],
    [{}, 2],
  ] as const) {
    const ligatures = new Ligatures();
    ligatures.learn('f', { name: 'ABCDEF+CMR10', widths, toFontChar, toUnicode: { _map: {} } });
    await ligatures.restore(page, [piece]);
    expect(asked).toBe(expected);
  }
});
