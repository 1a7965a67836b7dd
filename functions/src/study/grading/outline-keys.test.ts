import { describe, expect, it } from 'vitest';
import { marked } from './fixtures.ts';

const outline = (...entries: string[]) => ({ kind: 'outline', entries }) as const;
const YEARS = [
  'What does the book report of the railway for each of these years: 1840, 1872 and 1911?',
  outline(
    'In 1840, the railway opened its first line to the coast.',
    'In 1872, the railway lowered the fares for workers by half.',
    'In 1911, the railway replaced its steam engines with electric motors.',
  ),
] as const;
const KINDS = [
  'Joints fall into three groups. Name and explain each of them.',
  outline(
    'Fibrous joints hold bones together with tough tissue and hardly move.',
    'Cartilaginous joints tie bones with cartilage and allow a little bending.',
    'Synovial joints enclose a cavity of fluid and move freely.',
  ),
] as const;
const met = ([question, rubric]: typeof YEARS | typeof KINDS, answer: string) =>
  marked(question, rubric, answer).points?.map((point) => point.met);

describe('a year and its event belong together', () => {
  it('reads several years in one sentence clause by clause', () => {
    const right =
      'In 1840 it opened the first line to the coast, in 1872 it lowered fares for workers by half, in 1911 it replaced steam engines with electric motors.';
    const wrong =
      'In 1911 it opened the first line to the coast, in 1840 it lowered fares for workers by half, in 1872 it replaced steam engines with electric motors.';
    expect(met(YEARS, right)).toEqual([true, true, true]);
    expect(met(YEARS, wrong)).toEqual([false, false, false]);
  });
});

describe('what is said of one kind makes no point of another', () => {
  it('meets each point in the sentence of its kind', () => {
    const answer = `Synovial joints move freely and enclose a cavity of fluid. Fibrous joints hardly move. They hold bones
      together with tough tissue.`;
    expect(met(KINDS, answer)).toEqual([true, false, true]);
  });
});

describe("a term's meaning told of another term", () => {
  const terms = [
    'Explain “fusion”, “fission” and “decay”, so that they can be told apart.',
    outline(
      'Fusion describes the process by which two light nuclei join to form a heavier one.',
      'Fission is the process by which a heavy nucleus breaks into two lighter parts.',
      'Decay refers to the process of giving off particles until a nucleus is stable.',
    ),
  ] as const;

  it('makes the point of neither, though their openings share words', () => {
    const answer =
      'Fission describes the process by which two light nuclei join to a heavier one. Fusion is the process by which a heavy nucleus breaks into two lighter parts.';
    expect(marked(...terms, answer).points?.map((point) => point.met)).toEqual([false, false, false]);
  });

  it('and its own meaning makes it', () => {
    const answer =
      'Fission is when a heavy nucleus breaks into two lighter parts. Fusion: two light nuclei join and form a heavier one.';
    expect(marked(...terms, answer).points?.map((point) => point.met)).toEqual([true, true, false]);
  });
});

describe('a point of an outline is said in one place', () => {
  const [question, rubric] = [
    'Write about the harbour.',
    outline(
      'The harbour was built by Dutch engineers with granite from the northern quarries.',
      'Storms damaged its walls.',
    ),
  ] as const;

  it('is not gathered from sentences about other things', () => {
    const answer = 'The harbour is nice. Dutch people like cheese. Engineers earn well. Granite comes from quarries.';
    expect(marked(question, rubric, answer).points?.[0]?.met).toBe(false);
  });

  it('may go on in a second sentence about the same', () => {
    const answer = 'The harbour was built by Dutch engineers. They used granite from the northern quarries.';
    expect(marked(question, rubric, answer).points?.[0]).toMatchObject({ met: true });
  });
});

describe('a question in numbered parts', () => {
  const rubric = outline(
    'A court for traders at a fair.',
    'A tax on goods that pass a gate.',
    'Because the river froze.',
  );
  const question = `Answer these questions one after another:
1. What is meant by “piepowder”?
2. What is meant by “octroi”?
3. Which reason does the book give for this? “The fair was moved.”`;

  it('meets each point where the terms have their own meanings', () => {
    const told =
      'piepowder: a court for the traders of a fair. octroi: tax on goods passing the gate. the river was frozen';
    expect(marked(question, rubric, told).worth?.points).toBe(3);
  });
});

describe('a year with what the book says of another', () => {
  const acts = {
    kind: 'outline',
    entries: [
      'In 1790, Congress enacted the first copyright law.',
      'In 1976, Congress extended all existing copyrights by nineteen years.',
    ],
  } as const;
  const question = 'What does the book report of “Congress” for each of these years: 1790 and 1976?';

  it('makes no point, though some of its words are there', () => {
    const answer =
      'In 1790 Congress extended all existing copyrights by nineteen years. In 1976 Congress enacted the first copyright law.';
    expect(marked(question, acts, answer).points?.map(({ met }) => met)).toEqual([false, false]);
  });
});

describe('names of which one is the beginning of another', () => {
  const primes = {
    kind: 'outline',
    entries: [
      'A Turing machine can be interpreted as a formal description of an algorithm.',
      'A twin prime is a pair of natural numbers such that both p and p + 2 are prime numbers.',
      'The twin prime conjecture is one of the oldest unsolved mathematical problems.',
    ],
  } as const;
  const question =
    'What does the book say of each of these: a Turing machine, a twin prime and the twin prime conjecture?';
  const met = (answer: string) => marked(question, primes, answer).points?.map((point) => point.met);

  it('each make their own', () => {
    const answer =
      'A turing machine is like a formal description of an algorithm. A twin prime is a pair of numbers p and p+2 that are both prime. The twin prime conjecture is a very old problem that nobody solved yet.';
    expect(met(answer)).toEqual([true, true, true]);
  });
});
