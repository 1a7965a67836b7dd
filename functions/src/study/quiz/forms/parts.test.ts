import { describe, expect, it } from 'vitest';
import { draftFault } from '../gate/draft-fault.ts';
import { stockOf } from './testing.ts';

const LEAVES = [
  '# Leaves\n\nStomata are small pores in the surface of leaves through which gases pass. Plants close their stomata on hot days in order to save water. Closed stomata lead to a lack of carbon dioxide inside the leaf. Chlorophyll is a green pigment that absorbs red and blue light. Every leaf holds chlorophyll. Most stomata lie on the lower side.',
  '# Roots\n\nRoots hold the plant in the soil. Long roots reach deep water.',
];
const OUTLINE = [
  { title: 'Leaves', page: 1, level: 1 },
  { title: 'Roots', page: 2, level: 1 },
];

const asked = (language = 'en', pages = LEAVES) =>
  stockOf(pages, language, OUTLINE)
    .laqs.filter(({ form }) => form === 'parts')
    .flatMap((candidate) => candidate.draft(() => 0) ?? []);

describe('a long question of several parts', () => {
  const [first] = asked();
  const [head = '', ...parts] = first?.question.split('\n') ?? [];

  it('names the section that all of its parts are about', () => {
    expect(head).toBe('Answer each of these questions on “Leaves”:');
  });

  it('asks for one point in each numbered part, which its own words prove', () => {
    expect(parts).toHaveLength(3);
    expect(parts.every((part, at) => part.startsWith(`${at + 1}. `))).toBe(true);
    expect(first?.answer_outline).toHaveLength(3);
    const { evidence, answer_outline: points } = first ?? { evidence: [], answer_outline: [] };
    const bare = (text: string) => text.toLowerCase().replace(/\.$/, '');
    expect(points.every((point, at) => bare(evidence[at]?.quote ?? '').includes(bare(point)))).toBe(true);
  });

  it('passes the gate', () => {
    expect(first && draftFault({ kind: 'laq', ...first })).toBeNull();
  });
});

it('asks for nothing in parts where a book says too little', () => {
  expect(asked('en', ['# Leaves\n\nLeaves are green. Leaves fall in autumn.', LEAVES[1] ?? ''])).toEqual([]);
});

it('is told from a question that has parts without points', () => {
  const [first] = asked();
  const short = first && { ...first, answer_outline: [...first.answer_outline, 'Roots hold the plant in the soil.'] };
  const evidence = [...(first?.evidence ?? []), { page: 2, quote: 'Roots hold the plant in the soil.' }];
  expect(short && draftFault({ kind: 'laq', ...short, evidence })).toBe('points_not_asked');
});

it('asks for no list whose lead-in lost what stood in its brackets', () => {
  const pages = ['The guild of weavers looks after three areas ( and ): the looms, the wool and the old dyeing vats.'];
  expect(stockOf(pages).saqs.filter(({ form }) => form === 'list')).toEqual([]);
  const whole = pages.map((page) => page.replace(' ( and )', ''));
  expect(stockOf(whole).saqs.filter(({ form }) => form === 'list')).toHaveLength(1);
});
