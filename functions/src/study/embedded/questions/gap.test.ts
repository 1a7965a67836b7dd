import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { factsOf } from './facts.ts';
import { gapIn, withGap } from './gap.ts';
import { keyOf } from './term-index.ts';

it('leaves no half of a word with a hyphen out', () => {
  const book = testBook([
    [
      'The careful student reads about the strict rules of the order logic in every chapter of the course.',
      'The careful student reads about the strict rules of first-order logic in every chapter of the course.',
      'Every careful proof in the order logic has plain rules.',
      'Every careful proof in first-order logic has plain rules.',
      'Every good proof in the order logic has strict rules.',
    ].join(' '),
  ]);
  const facts = factsOf(book);
  const terms = { titles: new Set<string>(), tells: () => false, has: (key: string) => key.includes('order logic') };
  const gapped = facts.statements.map((_, index) => {
    const gap = gapIn(facts, index, terms);
    return gap && withGap(facts.tokens[index] ?? [], gap).sentence;
  });
  expect(gapped[0]).toContain('rules of the _____ in every chapter');
  expect(gapped.filter((sentence) => sentence?.includes('-'))).toEqual([]);
});

describe('a gap stands for a noun of its own', () => {
  const sentences = {
    modifier: 'A compiler can form trace trees during every run that cover all the hot paths of a program.',
    verb: 'A compiler may grow trees during every run that cover all the hot paths of a program.',
    records: 'A running system finds hot sequences of code, records them, and turns them into fast native code.',
    setting: 'High-level plotting trees are designed to draw all the hot paths of a running program.',
    shared: 'Every good tree can also be turned around by machines, which gives the result that students expect.',
  };
  const more = [
    'Every tree has many leaves and strong roots.',
    'A tree needs light and water.',
    'A tree is old.',
    'A high-level is above a low-level in most old texts.',
    'Each high-level stands far above the others in such texts.',
    'The records are kept in a safe and dry cellar.',
    'Old records show the weather of former years.',
    'Good records are never thrown away by careful people.',
  ];
  const facts = factsOf(testBook([[...Object.values(sentences), ...more].join(' ')]));
  const own = new Set(['tree', 'record', 'high-level'].map(keyOf));
  const terms = { titles: new Set<string>(), tells: () => false, has: (key: string) => own.has(key) };
  const gapOf = (sentence: string) => {
    const index = facts.statements.findIndex(({ text }) => text === sentence);
    expect(index).toBeGreaterThanOrEqual(0);
    return gapIn(facts, index, terms)?.key ?? null;
  };

  it('may be the object of a verb', () => expect(gapOf(sentences.verb)).toBe('trees'));
  it('is no half of a compound', () => expect(gapOf(sentences.modifier)).toBe(null));
  it('is no word that describes', () => expect(gapOf(sentences.setting)).not.toBe('high-level'));
  it('is no verb', () => expect(gapOf(sentences.records)).toBe(null));
  it('is not what shares with something told before', () => expect(gapOf(sentences.shared)).toBe(null));
});
