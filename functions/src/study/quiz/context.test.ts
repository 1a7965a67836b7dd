import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../knowledge/lexicon.ts';
import { packFor } from '../../language/packs/index.ts';
import { inside } from './context.ts';

/** A book that has no word but at the beginning of its sentences. */
const inLanguage = (language: string) => ({ lexicon: lexiconOf(packFor(language)), isName: () => false });

describe('a phrase inside a sentence', () => {
  it.each([
    ['en', 'Curie and Joliot', 'Curie and Joliot'],
    ['en', 'Treaty of Utrecht', 'Treaty of Utrecht'],
    ['en', 'Supply and demand', 'supply and demand'],
    ['en', 'Rate of change', 'rate of change'],
    ['en', 'The Curie and Joliot experiment', 'the Curie and Joliot experiment'],
    ['es', 'Ramón y Cajal', 'Ramón y Cajal'],
    ['fr', 'Offre et demande', 'offre et demande'],
  ])('keeps its capital where it is joined to a name (%s: %s)', (language, text, written) => {
    expect(inside(inLanguage(language), text)).toBe(written);
  });
});
