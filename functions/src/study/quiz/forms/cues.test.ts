import { expect, it } from 'vitest';
import { seededRandom } from '../gate/seed.ts';
import { stockOf } from './testing.ts';

const OUTLINE = ['Oxygen', 'Salt'].map((title, at) => ({ title, page: at + 1, level: 1 }));
const themes = (page: string) =>
  stockOf([page, 'Salt is mined.'], 'en', OUTLINE)
    .laqs.filter(({ form }) => form === 'theme')
    .flatMap(({ draft }) => draft(seededRandom('a')) ?? []);

it('names what is to be covered of a subject, a phrase out of each point', () => {
  const page =
    'Oxygen is a gas that leaves through the green leaves. Fires die within minutes where no fresh air comes in. Oxygen is carried more readily in the cold water. In 1774 a preacher heated a red powder under glass. Oxygen reaches every muscle by the red blood.';
  const [asked] = themes(page);
  const cues =
    /^Discuss “oxygen”. In your answer, refer to (.+), (.+) and (.+)\.$/.exec(asked?.question ?? '')?.slice(1) ?? [];
  expect(cues).toHaveLength(3);
  expect(asked?.answer_outline.map((point, at) => point.includes(cues[at] ?? '-'))).toEqual([true, true, true]);
});

it('asks for the main points where a point has no phrase of its own', () => {
  const page =
    'Oxygen is a gas that makes up a fifth of it near the ground. Fires die within minutes where no fresh air comes in. Oxygen is carried in water. In 1774 a preacher heated a red powder under glass. Oxygen carries the energy of food through the blood of animals.';
  expect(themes(page).every(({ question }) => !question.startsWith('Write'))).toBe(true);
});
