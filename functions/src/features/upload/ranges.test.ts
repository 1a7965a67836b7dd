import { describe, expect, it } from 'vitest';
import { inlineAs, rangeOf } from './ranges.ts';

describe('a Range header', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    [`bytes=0-${'9'.repeat(20)}`, { start: 0, end: 999 }],
    [`bytes=-${'9'.repeat(400)}`, { start: 0, end: 999 }],
    [`bytes=${'0'.repeat(20)}5-9`, { start: 5, end: 9 }],
  ])('%s of 1,000 bytes is %j', (header, range) => expect(rangeOf(header, 1000, 10_000)).toEqual(range));

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s is beyond the end',
    (header) => expect(rangeOf(header, 1000, 10_000)).toBe('unsatisfiable'),
  );

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', '0-5'])(
    '%s is answered with the whole',
    (header) => expect(rangeOf(header, 1000, 10_000)).toBe('whole'),
  );

  it('is answered in part where it is longer than a reply can be', () =>
    expect(rangeOf('bytes=100-', 1000, 300)).toEqual({ start: 100, end: 399 }));
});

describe('a Content-Disposition', () => {
  it('names a file in any script, with a plain name for old clients', () => {
    expect(inlineAs('Übung "1" (a).pdf')).toBe(
      `inline; filename="Ubung 1 (a).pdf"; filename*=UTF-8''%C3%9Cbung%20%221%22%20%28a%29.pdf`,
    );
    expect(inlineAs('心理学.pdf')).toContain(`filename*=UTF-8''%E5%BF%83%E7%90%86%E5%AD%A6.pdf`);
  });

  it('keeps to header characters whatever the name', () => {
    expect(inlineAs('📚 a\\b"; x=1.pdf')).toMatch(/^[\x20-\x7e]+$/);
    expect(inlineAs('"; x="1.pdf').split('filename=')[1]).toMatch(/^"[^"\\]*";/);
  });
});
