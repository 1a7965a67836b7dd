import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './codes.ts';
import { packCodeOf, packFor } from './packs/index.ts';

describe('the pack for a language', () => {
  it('is found by any tag of it, and is the empty one for a language without', () => {
    expect(packFor('de-AT').code).toBe('de');
    expect(packFor('ZH_hant').code).toBe('zh');
    expect(packCodeOf('pl')).toBe('und');
    expect(packFor(null).words.stem('Häuser')).toBe('Häuser');
  });

  it.each(LANGUAGES)('%s has its code, stop words and examiners’ words', (code) => {
    const { words, code: own } = packFor(code);
    expect(own).toBe(code);
    expect(words.stop.size).toBeGreaterThan(50);
    expect(words.frame.size).toBeGreaterThan(20);
    expect(words.pronouns.length).toBeGreaterThan(5);
  });

  it.each(LANGUAGES)('%s lists its words in lower case, each one word', (code) => {
    const { stop, frame } = packFor(code).words;
    for (const word of [...stop, ...frame]) {
      expect(word).toBe(word.toLowerCase());
      expect(word).not.toMatch(/\s/);
    }
  });
});

describe('a stem', () => {
  it.each([
    ['en', 'neuron neurons', 'mice mouse', 'colour colors'],
    ['de', 'zelle zellen', 'haus häuser hauses', 'vererbung vererbungen'],
    ['fr', 'cellule cellules', 'loi lois', 'théorie théories'],
    ['es', 'célula células celula', 'ley leyes'],
    ['ru', 'закон закона законы законами', 'электрон электронов'],
    ['uk', 'закон закони законами', 'клітина клітини клітинами'],
    ['fa', 'کتاب کتابها کتابهای', 'بزرگ بزرگتر بزرگترین'],
    ['ar', 'القانون قانون والقانون بالقانون', 'مدرسة المدرسة مدرسه', 'معلم المعلمون معلمين'],
  ])('of %s is shared by a word’s forms', (code, ...groups) => {
    const { stem } = packFor(code).words;
    for (const group of groups) expect(new Set(group.split(' ').map(stem)).size, group).toBe(1);
  });
});
