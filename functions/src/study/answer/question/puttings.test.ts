import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { readQuestion } from '../../find/question.ts';

const filler = Array.from(
  { length: 12 },
  (_, at) => `Am Tag ${at + 2} gehen die Kinder im Garten umher und lesen.`,
).join(' ');
const german = buildIndex(
  testBook([
    `# Verkehr\n\nDie Bahn bringt im Jahr 37 Millionen Passagiere in die Stadt. ${filler}`,
    `# Wetter\n\nDer Regen fällt im Herbst oft auf das Land. ${filler}`,
  ]),
);
const weightOf = (question: string, term: string) => readQuestion(question, german).weights.get(term) ?? 0;

it('an unknown verb tells less of what a German book is asked about than an unknown noun does', () => {
  const question = 'Wie viele Fahrgäste befördert die Bahn?';
  expect(weightOf(question, 'beford')).toBeGreaterThan(0);
  expect(weightOf(question, 'beford')).toBeLessThan(0.5 * weightOf(question, 'fahrgast'));
});

it('a question without any capitals does not tell nouns from verbs', () => {
  const question = 'wie viele fahrgäste befördert die bahn?';
  expect(weightOf(question, 'beford')).toBe(weightOf(question, 'fahrgast'));
});
