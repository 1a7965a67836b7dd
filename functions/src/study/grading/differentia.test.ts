import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const GLACIER = [
  'What is a glacier?',
  reference('A huge mass of ice that moves slowly down a valley under its own weight.'),
] as const;
const GLETSCHER = [
  'Was ist ein Gletscher?',
  reference('Eine große Masse aus Eis, die sich unter ihrem eigenen Gewicht langsam talwärts bewegt.'),
] as const;
const GLACIAR = [
  '¿Qué es un glaciar?',
  reference('Una gran masa de hielo que se desplaza lentamente por un valle bajo su propio peso.'),
] as const;

describe('a short definition', () => {
  it.each([
    [GLACIER, 'ice that slowly moves'],
    [GLETSCHER, 'Eis, das sich langsam bewegt'],
    [GLACIAR, 'hielo que se desplaza lentamente'],
  ] as const)('is not refused where it names the kind and what it does: %j', ([question, rubric], answer) => {
    expect(marked(question, rubric, answer)).toMatchObject({ unsure: true });
  });

  it.each([
    [GLACIER, 'a huge mass of ice'],
    [GLETSCHER, 'eine große Masse aus Eis'],
  ] as const)('is where it names the kind alone: %j', ([question, rubric], answer) => {
    const { is_correct, unsure } = marked(question, rubric, answer);
    expect({ is_correct, unsure }).toEqual({ is_correct: false, unsure: undefined });
  });
});
