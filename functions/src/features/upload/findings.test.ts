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
