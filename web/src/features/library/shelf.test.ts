import { describe, expect, it } from 'vitest';
import { book } from '@/testing/samples.ts';
import { arranged, type Order } from './shelf.ts';

const shelf = ['Zoologie 10', 'Éléments de physique', 'Zoologie 2', 'Algebra'].map((title) =>
  book({ id: title, title }),
);
const titles = (search: string, order: Order) => arranged(shelf, search, order).map(({ title }) => title);

describe('the list of books', () => {
  it('stands in the order of the uploads unless another is chosen', () => {
    expect(titles('', 'oldest')).toEqual(shelf.map(({ title }) => title));
    expect(titles('', 'newest')).toEqual(shelf.map(({ title }) => title).reverse());
  });

  it('is sorted by title as a reader would, numbers and accents included', () => {
    expect(titles('', 'title')).toEqual(['Algebra', 'Éléments de physique', 'Zoologie 2', 'Zoologie 10']);
  });

  it('is searched without case and accents, by every word in any order', () => {
    expect(titles('PHYSIQUE elem', 'oldest')).toEqual(['Éléments de physique']);
    expect(titles('zoo', 'title')).toEqual(['Zoologie 2', 'Zoologie 10']);
    expect(titles('zoo algebra', 'oldest')).toEqual([]);
  });

  it('is left as it is', () => {
    const before = [...shelf];
    arranged(shelf, '', 'newest');
    arranged(shelf, '', 'title');
    expect(shelf).toEqual(before);
  });
});
