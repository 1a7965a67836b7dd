import { describe, expect, it } from 'vitest';
import { chooseTitle, cleanFileName } from './title.ts';

describe('the title of a book', () => {
  it.each([
    'An Introduction to R',
    'Ψυχολογία',
    '心理学入門',
    'Ciò che è vivo (2nd ed.)',
    'مبانی لینوکس',
    'C++ Primer',
  ])('is the PDF’s own where it says what the book is: %s', (own) => expect(chooseTitle(own, 'file.pdf')).toBe(own));

  it.each([
    null,
    '',
    '   ',
    'untitled',
    'Untitled-1',
    'Microsoft Word - Lecture 3.doc',
    'PowerPoint Presentation.pptx',
    'thesis_final.tex',
    'C:\\Users\\ana\\book',
    '/home/ana/book',
    'file:///tmp/x',
    'https://example.org/book',
    'Document1',
    'scan0001',
    '12345678',
    'x',
    '\u0000\u0001\u0002abc',
    '\uFFFD\uFFFDabc\uFFFD',
    'þÿØ Ø A',
    'ÿþM e m o r y',
    '()[]{}--__!!',
    'Ohne Titel',
    '無題',
  ])('is the file’s name where the PDF’s own is none: %j', (own) => {
    expect(chooseTitle(own, 'Cell biology.pdf')).toBe('Cell biology');
  });

  it('loses the path and the ending of the file’s name, and nothing else', () => {
    expect(chooseTitle(null, '../../etc/Notes v1.2.PDF')).toBe('Notes v1.2');
    expect(chooseTitle(null, 'C:\\books\\Größe.pdf')).toBe('Größe');
    expect(chooseTitle(null, '📚 کتاب\u200cها.pdf')).toBe('📚 کتاب\u200cها');
  });

  it('cannot turn the text round it, break the line or hide characters', () => {
    expect(cleanFileName('evil\u202Efdp.exe\r\nSet-Cookie: a\u0000\u200B.pdf')).toBe('evilfdp.exe Set-Cookie: a.pdf');
  });

  it('is never empty and never long', () => {
    expect(chooseTitle(null, '.pdf')).toBe('Untitled book');
    expect([...chooseTitle('Long '.repeat(500), 'x.pdf')].length).toBeLessThanOrEqual(200);
  });
});
