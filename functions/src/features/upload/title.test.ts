import { describe, expect, it } from 'vitest';
import { chooseTitle, cleanFileName } from './title.ts';

const named = (title: string | null, printed: string | null = null, file = 'file.pdf') =>
  chooseTitle({ title, printed }, file);

describe('the title of a book', () => {
  it.each([
    'An Introduction to R',
    'Ψυχολογία',
    '心理学入門',
    'Ciò che è vivo (2nd ed.)',
    'مبانی لینوکس',
    'C++ Primer',
  ])('is the PDF’s own where it says what the book is: %s', (own) => expect(named(own)).toBe(own));

  it('is what its first page is headed by where it calls itself nothing that says what it is', () => {
    expect(named('thesis_final.tex', 'The Uses of Forgetting')).toBe('The Uses of Forgetting');
    expect(named('An Introduction to R', 'R')).toBe('An Introduction to R');
    for (const none of ['Untitled', 'Chapter Three', 'Lesson one', 'Name: ________'])
      expect(named(null, none, 'Cell biology.pdf')).toBe('Cell biology');
    expect(named(null, 'Lecture 3: Forgetting')).toBe('Lecture 3: Forgetting');
  });

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
    expect(named(own, null, 'Cell biology.pdf')).toBe('Cell biology');
  });

  it('loses the path and the ending of the file’s name, and nothing else', () => {
    expect(named(null, null, '../../etc/Notes v1.2.PDF')).toBe('Notes v1.2');
    expect(named(null, null, 'C:\\books\\Größe.pdf')).toBe('Größe');
    expect(named(null, null, '📚 کتاب\u200cها.pdf')).toBe('📚 کتاب\u200cها');
  });

  it('cannot turn the text round it, break the line or hide characters', () => {
    expect(cleanFileName('evil\u202Efdp.exe\r\nSet-Cookie: a\u0000\u200B.pdf')).toBe('evilfdp.exe Set-Cookie: a.pdf');
  });

  it('is never empty and never long', () => {
    expect(named(null, null, '.pdf')).toBe('Untitled book');
    expect([...named('Long '.repeat(500))].length).toBeLessThanOrEqual(200);
  });
});
