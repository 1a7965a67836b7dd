import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { knownForm } from './forms.ts';

const filler = (word: string) => Array.from({ length: 8 }, (_, at) => `${word} ${at + 2}.`).join(' ');
const indexOf = (text: string, word: string) => buildIndex(testBook([`# 1 Text\n\n${text} ${filler(word)}`]));
const german = indexOf(
  'Das Wasser im Fluss ist klar und kalt. Die Siedler bauten eine Mauer um die Stadt und eine Brücke über den Fluss.',
  'Die Stadt wächst in jedem Jahr ein wenig weiter am Ufer entlang, Tag',
);
const english = indexOf(
  'The committee regulates the market. Photosynthesis feeds the plant, and water moves through its body.',
  'The class walks around the old garden and talks about the weather on day',
);

describe('a word that the book does not know', () => {
  it('is read as the part of a compound that the book knows, where the language makes them', () => {
    expect(knownForm('wikingersiedl', german)?.term).toBe('siedl');
    expect(knownForm('antibodi', english)).toBeNull();
  });

  it('is read as the compound of the book that ends in it, where the language makes them', () => {
    const text = 'Die Normannen zogen nach Ostanatolien, und am Meer stand ihre Burg.';
    const book = indexOf(text, 'Ein Schiff kommt in den Hafen und legt an, Tag');
    expect(knownForm('anatoli', book)).toEqual({ term: 'ostanatoli', like: 0.7 });
    expect(knownForm('toli', book)).toBeNull();
  });

  it('is read as a form of the word that it begins like', () => {
    expect(knownForm('siedlung', german)?.term).toBe('siedl');
  });

  it('is not read as another word that opens alike', () => {
    expect(knownForm('photosinthesi', english)).toBeNull();
  });
});
