import { describe, expect, it } from 'vitest';
import { testPage } from '../testing.ts';
import { placesOf, wantedWords } from './literal.ts';

/** The words found on a page of that text. */
function found(text: string, q: string): string[] {
  const page = testPage(1, text);
  const wanted = wantedWords(q);
  return wanted ? placesOf(page, wanted).map(({ start, end }) => page.text.slice(start, end)) : [];
}

describe('words searched for on a page', () => {
  it('are found wherever they begin a word, in any case, and may go on', () => {
    expect(found('Punishment punishes. To punish is no unpunished thing.', 'punish')).toEqual([
      'Punish',
      'punish',
      'punish',
    ]);
    expect(found('The rapist and the therapist.', 'therapist')).toEqual(['therapist']);
  });

  it('are found over line ends and hyphens, as a phrase', () => {
    expect(found('in operant\nconditioning and operant con-|\nditioning', 'operant conditioning')).toEqual([
      'operant\nconditioning',
      'operant conditioning',
    ]);
    expect(found('an operantconditioning', 'operant conditioning')).toEqual([]);
    expect(found('the COVID-19 years', 'covid 19')).toEqual(['COVID-19']);
    expect(found('the COVID-19 years', '19')).toEqual(['19']);
  });

  it('are found with or without accents', () => {
    expect(found('Une étude, puis cette etude.', 'etude')).toEqual(['étude', 'etude']);
    expect(found('Une étude, puis cette etude.', 'ÉTUDE')).toEqual(['étude', 'etude']);
  });

  it('are found anywhere where words are not spaced, over line ends too', () => {
    expect(found('互斥锁保证一次\n只有一个线程', '一次只有')).toEqual(['一次\n只有']);
    expect(found('互斥锁保证', '保证')).toEqual(['保证']);
  });

  it('are found in Persian with either of its letters and digits', () => {
    expect(found('کتاب ۱۲ و كتاب 12', 'کتاب 12')).toEqual(['کتاب ۱۲', 'كتاب 12']);
  });

  it.each(['', '  ', '…', '-'])("are none where nothing is left to search for: '%s'", (q) => {
    expect(found('A lock … waits -', q)).toEqual([]);
  });
});
