import { describe, expect, it } from 'vitest';
import { testBook } from '../testing.ts';
import { rank } from './bm25.ts';
import { buildIndex } from './build.ts';
import { passagesOf } from './passages.ts';
import { mayHold, termsOf } from './terms.ts';

describe('termsOf', () => {
  it('stems English words and leaves others as they are', () => {
    expect(termsOf("The Neurons' connections", 'en')).toEqual(['the', 'neuron', 'connect']);
    expect(termsOf('Die Verbindungen', 'und')).toEqual(['die', 'verbindungen']);
  });

  it('drops accents in English, where they come and go, and keeps them elsewhere', () => {
    expect(termsOf('naïve Kübler', 'en')).toEqual(termsOf('naive Kubler', 'en'));
    expect(termsOf('schön', 'und')).not.toEqual(termsOf('schon', 'und'));
  });

  it('keeps initials together, and brings irregular forms and British spellings to their words', () => {
    expect(termsOf('H.M. lives in the U.S.', 'en')).toEqual(['h.m', 'live', 'in', 'the', 'u.s']);
    for (const [form, word] of [
      'lost lose',
      'hippocampi hippocampus',
      'behaviour behavior',
      'organising organizing',
      'practise practice',
    ].map((pair) => pair.split(' ')))
      expect(termsOf(form!, 'en')).toEqual(termsOf(word!, 'en'));
    expect(termsOf('promise', 'en')).not.toEqual(termsOf('promize', 'en'));
  });

  it('pairs the characters of scripts without spaces, and keeps the words between them', () => {
    expect(termsOf('使用LaTeX排版', 'und')).toEqual(['使用', 'latex', '排版']);
    expect(termsOf('水', 'und')).toEqual(['水']);
    expect(termsOf('データ構造', 'und')).toEqual(['デー', 'ータ', 'タ構', '構造']);
  });

  it('unifies Arabic and Persian letters and digits', () => {
    expect(termsOf('كتابي ۱۲', 'und')).toEqual(termsOf('کتابی ١٢', 'und'));
  });
});

describe('passagesOf', () => {
  const sentence = (words: number) => `${'Word '.repeat(words - 1)}end.`;
  const pages = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => sentence(20)).join(' '));
  const { sentences } = buildIndex(testBook(['# One', ...pages, '# Two', ...pages]));
  const passages = passagesOf(sentences);

  it('overlap, and hold about two hundred words each', () => {
    const [first, second] = passages;
    expect(second!.first).toBeLessThanOrEqual(first!.last);
    expect(first!.last - first!.first + 1).toBe(10);
  });

  it('leave no sentence of the text out and cross no section', () => {
    const covered = new Set(
      passages.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
    );
    expect(sentences.every(({ kind }, at) => kind !== 'prose' || covered.has(at))).toBe(true);
    expect(passages.every(({ first, last }) => sentences[first]?.section === sentences[last]?.section)).toBe(true);
  });
});

describe('rank', () => {
  const index = buildIndex(
    testBook([
      '# Locks\n\nA mutex is a lock that one thread holds.',
      '# Keys\n\nA key opens a lock. The key is small.',
      '# Doors\n\nA door is made of oak.',
    ]),
  );
  const best = (terms: string[]) => {
    const [first] = rank(new Map(terms.map((term) => [term, 1])), index.postings, index.lengths, 5);
    return first && index.sentences[index.passages[first.passage]!.first]?.text;
  };

  it('puts the passage with the rare term first', () => {
    expect(best(['mutex', 'lock'])).toContain('mutex');
    expect(best(['key', 'lock'])).toContain('key');
  });

  it('finds a passage by the title of its section, and nothing for unknown terms', () => {
    expect(best(['door'])).toContain('oak');
    expect(best(['zebra'])).toBeUndefined();
  });
});

describe('mayHold', () => {
  it('is never false where the text has the term', () => {
    const text =
      'The children lost their teeth dying of naïve thoughts; hippocampi analysed behaviours, skies and H.M. cried.';
    for (const term of termsOf(text, 'en')) expect([term, mayHold(text, term, 'en')]).toEqual([term, true]);
    for (const word of text.split(' '))
      for (const term of termsOf(word, 'en')) expect([term, mayHold(word, term, 'en')]).toEqual([term, true]);
    expect(mayHold('A lock is a door.', 'semaphor', 'en')).toBe(false);
  });
});
