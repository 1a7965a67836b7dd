import { expect, it } from 'vitest';
import * as fixtures from '../../../test/fixtures/index.ts';
import { readPdf } from '../../book/read/read-pdf.ts';
import { findingsOf } from './findings.ts';

it.each([
  ['plain', fixtures.plain, { pagesWithoutText: [], language: 'en' }],
  ['scanned', fixtures.scanned, { pagesWithoutText: [{ from: 1, to: 2 }], language: null }],
  ['garbled', fixtures.garbled, { pagesWithoutText: [{ from: 1, to: 1 }] }],
  ['brokenPage', fixtures.brokenPage, { pagesWithoutText: [{ from: 2, to: 2 }] }],
  ['ownerPassword', fixtures.ownerPassword, { pagesWithoutText: [] }],
  ['lostTable', fixtures.lostTable, { pagesWithoutText: [] }],
  ['chinese', fixtures.chinese, { pagesWithoutText: [], language: 'zh' }],
  ['rightToLeft', fixtures.rightToLeft, { pagesWithoutText: [] }],
] as const)('a book is told as what it is: %s', async (_, make, found) => {
  expect(findingsOf(await readPdf(make()))).toMatchObject({ pagesBlank: [], pagesUnread: [], ...found });
});

it('tells the chapters with the numbers printed on their pages, where these differ from the file’s', async () => {
  const { outline } = findingsOf(await readPdf(fixtures.plain()));
  const [first] = outline;
  expect(first).toMatchObject({ title: '1 Locks', from: 3, to: 4, from_label: '1', to_label: '2' });
  expect(JSON.stringify(findingsOf(await readPdf(fixtures.twoColumn())).outline)).not.toContain('label');
});
