import { describe, expect, it } from 'vitest';
import { pattern } from './match.ts';
import { has, isForeign, needsOf, ODDLY_CASED } from './needs.ts';
import type { LanguagePack } from './pack.ts';
import { allPacks } from './packs/index.ts';
import { Unhurried } from './unhurried.ts';

describe('what a pattern needs', () => {
  it('is told by the words that every way through it has', () => {
    expect(needsOf('who (?:wrote|has written) (?:this|the) book')).toEqual({
      all: ['who ', { any: ['wrote', 'has written'] }, ' ', { any: ['this', 'the'] }, ' book'],
    });
    expect(needsOf('^(?:please )?quiz me$')).toBe('quiz me');
  });

  it('leaves out what may be missing, must be, or is a kind of signs', () => {
    expect(needsOf('a|b*')).toBeNull();
    expect(needsOf('colou?rs{0,2}x{1,2}')).toEqual({ all: ['colo', 'r', 'x'] });
    expect(needsOf('(?!no)(?<!not )yes(?=,)')).toEqual({ all: ['yes', ','] });
    expect(needsOf('[abc]\\p{L}\\bfor\\b\\.')).toEqual({ all: ['for', '.'] });
    expect(needsOf('(?<name>x+)\\k<name>\\u0041')).toBe('x');
  });

  it('is in lower case, and nothing where a sign has more forms than two', () => {
    expect(needsOf('Wer')).toBe('wer');
    expect(needsOf('λόγος')).toBeNull();
  });

  it('is foreign where every way has a sign beyond Latin-1', () => {
    expect(isForeign(needsOf('что|кто'))).toBe(true);
    expect(isForeign(needsOf('кто|who'))).toBe(false);
  });

  it('takes a sign and what it matches without case for the same small letter, but for those that it knows', () => {
    const signs = Array.from({ length: 0x2_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code >= 0xe000)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => sign.toLowerCase() !== sign || sign.toUpperCase() !== sign)
      .filter((sign) => !ODDLY_CASED.test(sign));
    const all = signs.join('');
    const wrong = signs.filter((sign) =>
      all.match(new RegExp(sign, 'giu'))?.some((other) => other.toLowerCase() !== sign.toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });
});

/** Every pattern of a pack, however deep it lies. */
function patternsOf(part: unknown): Unhurried[] {
  if (part instanceof Unhurried) return [part];
  return typeof part === 'object' && part !== null && !(part instanceof RegExp)
    ? Object.values(part).flatMap(patternsOf)
    : [];
}

const SENTENCES = [
  'What is a function?',
  'In this section we will define functions; see Exercise 3.',
  'Who wrote this book, and when was it first published?',
  'PLEASE EXPLAIN BRIEFLY WHY THE SKY IS BLUE.',
  'Was ist der Unterschied zwischen Körper und Ring?',
  'Pourquoi dit-on que l’État est souverain ?',
  '¿Cuáles son los tipos de memoria?',
  'Что такое закон и кто его открыл?',
  'Хто написав цю книгу?',
  '什么是函数？请举例说明。',
  'この本は何について書かれていますか。',
  'این کتاب درباره چیست؟',
  'ما هو الفرق بين الذاكرة والقرص؟',
];

describe('a pattern that is compiled when it is needed', () => {
  it('finds in every language what it would find at once', () => {
    const patterns = allPacks.flatMap((pack: LanguagePack) => patternsOf(pack));
    expect(patterns.length).toBeGreaterThan(100);
    for (const { source, flags, plain } of patterns) {
      const atOnce = new RegExp(source, flags.replace(/[gy]/g, ''));
      const needs = needsOf(plain);
      const missed = SENTENCES.filter((text) => !ODDLY_CASED.test(text)).filter(
        (text) => !has(text.toLowerCase(), needs) && atOnce.test(text),
      );
      expect([plain, missed]).toEqual([plain, []]);
    }
  });

  it('takes no text with an oddly cased sign for one that lacks something', () => {
    const late = new Unhurried('\\bgive (?:an|some) examples?', 'iu', 'give (?:an|some) examples?');
    expect(late.exec('Give ſome exampleſ of it')?.[0]).toBe('Give ſome exampleſ');
  });

  it('still finds after any number of texts in vain', () => {
    const asks = pattern`^who (?:wrote|has written) this book$`;
    for (let times = 0; times < 100; times++) expect(asks.test('what is a function')).toBe(false);
    expect(asks.test('WHO WROTE THIS BOOK')).toBe(true);
  });

  it('begins anew where a search for all has come to nothing', () => {
    const all = new Unhurried('\\bthe (?:first|second) book', 'gu', 'the (?:first|second) book');
    all.lastIndex = 3;
    expect(all.exec('nothing of it')).toBeNull();
    expect(all.lastIndex).toBe(0);
    expect('the first book, the second book'.replace(all, 'it')).toBe('it, it');
  });

  it('says whether letters are needed in lower case', () => {
    expect(has('who wrote it', needsOf('WHO'))).toBe(true);
    expect(has('whom', needsOf('who (?:is|was)'))).toBe(false);
  });
});
