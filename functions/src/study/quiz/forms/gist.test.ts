import { describe, expect, it } from 'vitest';
import { seededRandom } from '../gate/seed.ts';
import { stockOf } from './testing.ts';

const PAGE =
  'The old mill gave work to the families of the valley. In winter most mills of the valley stood still for weeks. Carts brought the wool of the hills over the stone road. The iron wheel of the mill turned by the water of a long canal. A later owner of the mill added a second floor for the looms.';
const OUTLINE = ['The mill', 'The church'].map((title, at) => ({ title, page: at + 1, level: 1 }));
const OTHER = 'The church stands on a hill.';

const asked = (form: string, page = PAGE) =>
  stockOf([page, OTHER], 'en', OUTLINE)
    .laqs.filter((candidate) => candidate.form === form)
    .flatMap(({ draft }) => draft(seededRandom('a')) ?? []);

describe('a long question on a section', () => {
  const [first] = asked('gist');

  it('asks for what the section says of what it is called', () => {
    expect(first?.question).toBe('Explain the main points about “The mill”.');
  });

  it('has only statements that name it as its points, in the order of the book', () => {
    expect(first?.answer_outline.every((point) => /\bmills?\b/.test(point))).toBe(true);
    const places = first?.evidence.map(({ quote }) => PAGE.indexOf(quote)) ?? [];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('is not asked where fewer than three statements name it', () => {
    expect(asked('gist', PAGE.replace('of the mill turned', 'turned').replace('owner of the mill', 'owner'))).toEqual(
      [],
    );
  });
});

it('asks what a section says of each of three things, with a point for each', () => {
  const [first] = asked('said');
  expect(first?.question).toMatch(/^With regard to “The mill”, discuss each of the following: .+, .+ and .+\.$/);
  expect(first?.answer_outline).toHaveLength(3);
  expect(first?.evidence.every(({ quote }) => PAGE.includes(quote))).toBe(true);
});
