import { describe, expect, it } from 'vitest';
import { figureNamed, WHOLE_PAGE } from './figure.ts';
import { buildIndex } from './search/index.ts';
import { testBook } from './testing.ts';

const prose = (topic: string) =>
  `The ${topic} is told of in this paragraph at some length, so that it is prose.\nIt goes on for another line about the ${topic} and of its many, many uses.`;
const book = testBook([
  `# 6 Curves\n\n${prose('curve')} Figure 6.4 shows how it falls.`,
  `${prose('slope')}\n\nx\n\ny\n\nz\n\na\n\nb\n\nc\n\nd\n\ne\n\nf\n\ng\n\nFigure 6.4: How a curve falls over seven days\n\n${prose('end')}`,
  `${Array.from({ length: 12 }, (_, at) => prose(`bend ${at}`)).join('\n\n')}\n\nFig. 6.40: Another one\n\n${Array.from({ length: 12 }, (_, at) => prose(`turn ${at}`)).join('\n\n')}`,
  'Table 6.4: Its numbers in a table',
]);
const index = buildIndex(book);
const named = (text: string, near?: number) => figureNamed(text, book.pages, index, near);

describe('a figure that is named', () => {
  it('is found by its caption, however the question abbreviates its kind', () => {
    for (const text of ['Figure 6.4', 'fig. 6.4', 'FIGURE 6.4'])
      expect(named(text)).toMatchObject({ page: 2, caption: expect.stringContaining('How a curve falls') });
    expect(named('Figure 6.40')?.page).toBe(3);
    expect(named('table 6.4')?.caption).toContain('Its numbers');
  });

  it('is the room between the prose above and its caption', () => {
    const view = named('Figure 6.4')!.view;
    const lines = book.pages[1]!.lines;
    const box = (words: string) =>
      lines.find(({ start, end }) => book.pages[1]!.text.slice(start, end).includes(words))!.box;
    expect(view.y).toBeGreaterThanOrEqual(box('another line about the slope').y);
    expect(view.y).toBeLessThanOrEqual(box('x').y);
    const caption = box('Figure 6.4');
    expect(view.y + view.height).toBeGreaterThanOrEqual(caption.y + caption.height);
    expect(view.y + view.height).toBeLessThanOrEqual(box('The end').y + 0.01);
  });

  it('is the whole page where no room for a drawing can be told', () => {
    expect(named('Figure 6.40')?.view).toEqual(WHOLE_PAGE);
  });

  it('is none where no caption has that number, or it has none', () => {
    expect(named('Figure 9.9')).toBeNull();
    expect(named('the diagram')).toBeNull();
  });
});
