import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './components/suggestions.tsx';

const entry = (title: string, level = 1) => ({ title, level, from: 1, to: 2 });

describe('the first questions offered', () => {
  it('ask about the whole, a chapter and a section of this very book', () => {
    const outline = [entry('1 Memory'), entry('1.1 Stores', 2), entry('1.2 Traces', 2), entry('2 Sleep')];
    expect(suggestionsFor(outline, 'en')).toEqual([
      'What is this book about?',
      'Summarise “1 Memory”',
      'What does the book say about “1.2 Traces”?',
    ]);
  });

  it.each([
    'Introduction',
    '1 Introduction',
    'I. Preface',
    'Contents',
    'Check Your Comprehension',
    '1.4 Exercises',
    'References',
    'Appendix A',
  ])('pass over %s, which says nothing of the subject', (title) => {
    expect(suggestionsFor([entry(title), entry('Icons of memory'), entry('Vision')], 'en')[1]).toBe(
      'Summarise “Icons of memory”',
    );
  });

  it('quote a title once, whatever quote marks it has itself', () => {
    expect(suggestionsFor([entry('"Piracy"')], 'en')[1]).toBe('Summarise “Piracy”');
    expect(suggestionsFor([entry('2 The “New” Law')], null)[1]).toBe('Summarise “2 The ‘New’ Law”');
  });

  it('pass over what stands around the text', () => {
    expect(suggestionsFor([{ ...entry('Bildquellen'), apart: true }, entry('Vision')], 'en')[1]).toBe(
      'Summarise “Vision”',
    );
  });

  it('are general where the book has no outline', () => {
    const offered = suggestionsFor([], 'en');
    expect(offered).toHaveLength(3);
    expect(new Set(offered).size).toBe(3);
  });

  it('are in the language of the book, each about one of its sections', () => {
    const outline = [entry('۱ قفل'), entry('بن‌بست', 2), entry('صف', 2), entry('نشانه', 2), entry('حافظه', 2)];
    expect(suggestionsFor(outline, 'fa')).toEqual([
      'کتاب دربارهٔ «بن‌بست» چه می‌گوید؟',
      'کتاب دربارهٔ «صف» چه می‌گوید؟',
      'کتاب دربارهٔ «نشانه» چه می‌گوید؟',
    ]);
    expect(suggestionsFor([entry('Fäden'), entry('Schlösser')], 'de-AT')).toEqual([
      'Was sagt das Buch über „Fäden“?',
      'Was sagt das Buch über „Schlösser“?',
    ]);
  });

  it('are none in a language that nothing could be asked in, and of a foreign book without sections', () => {
    expect(suggestionsFor([entry('Låse')], 'da')).toEqual([]);
    expect(suggestionsFor([], 'fa')).toEqual([]);
  });
});
