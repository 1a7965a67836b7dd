/** What leads to what, where a quiz asks for an effect or a cause. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const DROUGHT = ['According to the book, what is an effect of drought?', 'Famine and migration.'] as const;
const PRICES = ['According to the book, what brings about inflation?', 'Too much money in circulation.'] as const;
const SMOKING = ['According to the book, what is an effect of smoking?', 'Lung disease.'] as const;
const FROST = ['Wozu führt laut dem Buch Folgendes: „Frost“?', 'Risse im Asphalt.'] as const;
const RAIN = ['Selon le livre, à quoi mène ceci : « la pluie » ?', 'Des routes inondées.'] as const;

describe('the cause told as the effect', () => {
  it.each([
    [...DROUGHT, 'Drought is caused by famine and migration.'],
    [...DROUGHT, 'Drought results from migration and famine.'],
    [...PRICES, 'Inflation leads to too much money in circulation.'],
    [...PRICES, 'Too much money in circulation results from inflation.'],
    [...SMOKING, 'Lung disease causes smoking.'],
    [...FROST, 'Frost entsteht durch Risse im Asphalt.'],
    [...RAIN, 'La pluie vient des routes inondées. La pluie vient de routes inondées.'],
  ])('%s %s: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject({
      is_correct: false,
      points: [{ contradicted: true }],
    });
  });
});

describe('the effect or the cause told from either side', () => {
  it.each([
    [...DROUGHT, 'Drought leads to famine and people move away'],
    [...DROUGHT, 'famine and migration result from drought'],
    [...DROUGHT, 'Drought comes from little rain and leads to famine and migration.'],
    [...DROUGHT, 'famine, migration - caused by the drought'],
    [...PRICES, 'Inflation is caused by too much money in circulation'],
    [...PRICES, 'Inflation comes from too much money in circulation and results in higher prices'],
    [...PRICES, 'too much circulating money leads to inflation'],
    [...SMOKING, 'people get lung disease because of smoking'],
    [...FROST, 'Frost führt zu Rissen im Asphalt.'],
    [...RAIN, 'La pluie provoque des routes inondées.'],
  ])('%s %s: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(true);
  });
});
