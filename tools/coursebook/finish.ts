/** After printing: what a reader's "Properties" window and outline show, and the slips of Chromium's printer put right. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** Fixed, so that an unchanged book is rebuilt byte by byte. */
const PUBLISHED = new Date('2026-11-01T00:00:00Z');

/**
 * Sets title, author, licence, fixed dates and decimal page labels; returns the file's bytes.
 * @param headings the text of every heading, in the order of the book
 */
export async function finish(pdf: Uint8Array, title: string, headings: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor('The Folio authors');
  document.setSubject('A first-year course. CC BY 4.0, https://creativecommons.org/licenses/by/4.0/');
  document.setKeywords(['memory', 'learning', 'forgetting', 'studying']);
  document.setCreator('Folio coursebook builder');
  document.setProducer('Chromium and pdf-lib');
  document.setCreationDate(PUBLISHED);
  document.setModificationDate(PUBLISHED);
  const { context, catalog } = document;
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [0, { S: 'D', St: 1 }] }));
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  nameOutline(catalog.lookup(PDFName.of('Outlines'), PDFDict), [...headings]);
  renumberNodes(document);
  restoreApostrophes(document);
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
}

/** Chromium numbers the nodes of the structure tree by its own counter: renumber them from one, in order. */
function renumberNodes(document: PDFDocument): void {
  const names = new Map<string, string>();
  const fixed = (id: string) => {
    const known = names.get(id) ?? `node${String(names.size + 1).padStart(8, '0')}`;
    names.set(id, known);
    return known;
  };
  const visit = (value: unknown): void => {
    if (value instanceof PDFArray) value.asArray().forEach(visit);
    if (!(value instanceof PDFDict)) return;
    for (const [key, entry] of value.entries()) {
      const text = entry instanceof PDFString || entry instanceof PDFHexString ? entry.decodeText() : null;
      if (text && /^node\d+$/.test(text)) value.set(key, PDFString.of(fixed(text)));
      else visit(entry);
    }
  };
  for (const [, object] of document.context.enumerateIndirectObjects()) visit(object);
}

/** Chromium doubles the words of a heading that opens a page: the outline gets its titles from the book itself. */
function nameOutline(parent: PDFDict, titles: string[]): void {
  let item = parent.lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    const title = titles.shift();
    if (title === undefined) throw new Error('The outline has more entries than the book has headings.');
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    nameOutline(item, titles);
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
}

/** The apostrophe and U+02BC share a glyph, and Chromium's map from glyphs to characters names the rarer one. */
function restoreApostrophes(document: PDFDocument): void {
  const { context } = document;
  for (const [, font] of context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict)) continue;
    const key = PDFName.of('ToUnicode');
    const stream = font.lookup(key);
    if (!(stream instanceof PDFRawStream)) continue;
    const map = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const reference = font.get(key);
    if (reference instanceof PDFRef) context.assign(reference, context.flateStream(map.replaceAll('<02BC>', '<2019>')));
  }
}
