import { describe, expect, it } from 'vitest';
import { drafted } from './testing.ts';

const LEAVES = [
  'Chlorophyll is a green pigment that absorbs red and blue light. Leaves look green because chlorophyll reflects the rest. Xylem is the tissue that carries water from the roots upwards. Old xylem becomes wood. Phloem is the tissue that carries sugar to the growing tips. Young phloem lives on. Transpiration is the loss of water vapour through small pores. Wind raises transpiration.',
];
const TOWN = [
  'In 1643, Sir Thomas Vane laid siege to the town with four thousand men. Sir Thomas Vane died later. In 1651, Margaret Hale paid for a new bridge of stone. Margaret Hale was rich. In 1690, John Hale founded a school for the sons of weavers. John Hale lived long. In 1779, Samuel Pike broke the machines of the mill. Samuel Pike was hanged. In 1803, Anne Lanyon opened a library for the families of the workers. Anne Lanyon wrote books.',
];

describe('a question for the ending of a statement', () => {
  const [first] = drafted(LEAVES, 'ending');

  it('begins with a term and offers what the book says of other terms', () => {
    expect(first?.question).toMatch(/^According to the book, (?:chlorophyll|xylem|phloem|transpiration) …$/);
    expect(first?.options).toHaveLength(4);
    expect(first?.about?.slice(1).map((claim) => LEAVES[0]?.includes(claim?.quote ?? '-'))).toEqual([true, true, true]);
  });

  it('has its right option in the words of its proof', () => {
    expect(first?.evidence.quote).toContain(first?.options[0]);
  });
});

it('offers no ending that the book says of the term as well', () => {
  const also = `${LEAVES[0]} In young plants xylem carries sugar to the growing tips of its tissue.`;
  const ofXylem = drafted([also], 'ending').filter(({ question }) => question.includes('xylem'));
  expect(ofXylem.flatMap(({ options }) => options).filter((option) => option.includes('sugar'))).toEqual([]);
});

it('asks what somebody did beside what others did', () => {
  const [first] = drafted(TOWN, 'ending');
  expect(first?.question).toBe('According to the book, Sir Thomas Vane …');
  expect(first?.options[0]).toBe('laid siege to the town with four thousand men');
  expect(first?.options.slice(1).every((option) => TOWN[0]?.includes(option))).toBe(true);
});

describe('a question for the statement that says of one thing what the book says of another', () => {
  const [first] = drafted(TOWN, 'swapped');

  it('offers what three others did as the book tells it', () => {
    const told = TOWN[0]?.replace(/In \d{4}, /g, '') ?? '';
    expect(first?.question).toBe('Which of the following statements is incorrect?');
    expect(first?.options.slice(1).every((option) => told.includes(option))).toBe(true);
    expect(told).not.toContain(first?.options[0]);
  });

  it('proves itself by the sentence on whom it was', () => {
    const [, ...words] = first?.options[0]?.replace(/\.$/, '').split(' ') ?? [];
    expect(first?.evidence.quote).toContain(words.slice(-4).join(' '));
  });
});
