import { describe, expect, it } from 'vitest';
import { anyOf, casedPattern, everywhere, lowerCased, NEVER, pattern } from './match.ts';

describe('a pattern', () => {
  it('knows where a word ends in every script', () => {
    expect(pattern`\bон\b`.test('Что такое закон?')).toBe(false);
    expect(pattern`\bон\b`.test('Где он находится?')).toBe(true);
    expect(pattern`\boù\b`.test('Où est-il ?')).toBe(true);
    expect(pattern`\bما\b`.test('ماهو القانون')).toBe(false);
    expect(pattern`\bما\b`.test('ما هو القانون؟')).toBe(true);
  });

  it('takes a mark over a letter as part of the word', () => {
    expect(pattern`\bcafe\b`.test('cafe\u0301')).toBe(false);
  });

  it('ends words at the punctuation of each script, and nowhere within them', () => {
    const word = pattern`^\b[^ ]+?\b`;
    const cut = (text: string) => word.exec(text)?.[0];
    for (const one of [
      'l’',
      'naïve,',
      'Größe;',
      '¿cómo',
      'закон.',
      'п’ять',
      'قانون،',
      'القانون؟',
      'می‌شود',
      '学习。',
      'メモリ・',
      'データー」',
    ])
      expect([one, cut(one)]).toEqual([
        one,
        /[\p{L}\p{M}\p{N}]+/u.exec(one)?.index === 0 ? /[\p{L}\p{M}\p{N}]+/u.exec(one)?.[0] : undefined,
      ]);
  });

  it('may be laid out on several lines, and made of pieces', () => {
    const who = 'wer|wen';
    const asks = pattern`
      ^(?:${who}|${/was/})
      \b`;
    expect(asks.test('Wen meint er?')).toBe(true);
    expect(asks.test('Wasser')).toBe(false);
  });

  it('tells capitals from small letters only where it is asked to', () => {
    expect(pattern`\bwer\b`.test('WER?')).toBe(true);
    expect(casedPattern`\bwer\b`.test('WER?')).toBe(false);
  });
});

describe('a pattern for text in lower case', () => {
  it('finds what the pattern finds there', () => {
    const asks = lowerCased(pattern`\bwer\b[^\p{L}]*\p{L}+$`);
    expect(asks.test('wer: ängström')).toBe(true);
    expect(asks.test('schwer: ängström')).toBe(false);
    expect(asks.test('wer: 1 + 2 +')).toBe(false);
    expect(lowerCased(pattern`\bон\b`).test('что такое закон?')).toBe(false);
    expect(lowerCased(pattern`\bما\b`).test('قال، ما هو؟')).toBe(true);
    expect(lowerCased(pattern`^未知\p{L}`).test('未知数。')).toBe(true);
    expect(lowerCased(pattern`^未知\p{L}`).test('未知。数')).toBe(false);
  });
});

describe('any of some phrases', () => {
  it('is found as whole words, the longest first', () => {
    const found = everywhere(anyOf(['es', 'es gibt', 'l’un']));
    expect('es gibt das Wesen, l’un et l’autre'.match(found)).toEqual(['es gibt', 'l’un']);
  });

  it('needs no edges where words are written without spaces', () => {
    expect(anyOf(['它们']).test('为什么它们会移动')).toBe(true);
  });

  it('takes signs as they are', () => {
    expect(anyOf(['i.e.']).test('ixe.')).toBe(false);
  });

  it('is never found where there are none', () => {
    expect(anyOf([])).toBe(NEVER);
  });
});
