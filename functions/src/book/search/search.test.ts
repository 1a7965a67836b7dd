import { describe, expect, it } from 'vitest';
import { testBook } from '../testing.ts';
import { rank } from './bm25.ts';
import { buildIndex } from './build.ts';
import { isEnglish } from './language.ts';
import { passagesOf } from './passages.ts';
import { mayHold, termsOf } from './terms.ts';

describe('termsOf', () => {
  it('stems English words and leaves others as they are', () => {
    expect(termsOf("The Neurons' connections", true)).toEqual(['the', 'neuron', 'connect']);
    expect(termsOf('Die Verbindungen', false)).toEqual(['die', 'verbindungen']);
  });

  it('drops accents in English, where they come and go, and keeps them elsewhere', () => {
    expect(termsOf('naïve Kübler', true)).toEqual(termsOf('naive Kubler', true));
    expect(termsOf('schön', false)).not.toEqual(termsOf('schon', false));
  });

  it('keeps initials together, and brings irregular forms and British spellings to their words', () => {
    expect(termsOf('H.M. lives in the U.S.', true)).toEqual(['h.m', 'live', 'in', 'the', 'u.s']);
    for (const [form, word] of [
      'lost lose',
      'hippocampi hippocampus',
      'behaviour behavior',
      'organising organizing',
      'practise practice',
    ].map((pair) => pair.split(' ')))
      expect(termsOf(form!, true)).toEqual(termsOf(word!, true));
    expect(termsOf('promise', true)).not.toEqual(termsOf('promize', true));
  });

  it('pairs the characters of scripts without spaces, and keeps the words between them', () => {
    expect(termsOf('使用LaTeX排版', false)).toEqual(['使用', 'latex', '排版']);
    expect(termsOf('水', false)).toEqual(['水']);
    expect(termsOf('データ構造', false)).toEqual(['デー', 'ータ', 'タ構', '構造']);
  });

  it('unifies Arabic and Persian letters and digits', () => {
    expect(termsOf('كتابي ۱۲', false)).toEqual(termsOf('کتابی ١٢', false));
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

describe('isEnglish', () => {
  it.each([
    ['The cat is on the mat and it was there for an hour with the dog.', true],
    ['Die Katze ist in dem Haus und sie war mit dem Hund an der Tür.', false],
    ['El gato está en la casa con el perro y no quiere salir a la calle.', false],
    ['水在零度结冰。', false],
    ['', false],
  ])('%j: %j', (text, english) => {
    expect(isEnglish(text)).toBe(english);
  });
});

describe('mayHold', () => {
  it('is never false where the text has the term', () => {
    const text =
      'The children lost their teeth dying of naïve thoughts; hippocampi analysed behaviours, skies and H.M. cried.';
    for (const term of termsOf(text, true)) expect([term, mayHold(text, term, true)]).toEqual([term, true]);
    for (const word of text.split(' '))
      for (const term of termsOf(word, true)) expect([term, mayHold(word, term, true)]).toEqual([term, true]);
    expect(mayHold('A lock is a door.', 'semaphor', true)).toBe(false);
  });
});
