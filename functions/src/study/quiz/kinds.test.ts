import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { contextOf } from './context.ts';
import { bestDescribes } from './forms/definition.ts';
import { NOTHING_SHOWN } from './forms/form.ts';
import { termFor } from './forms/short.ts';
import { genusOf } from './sorts.ts';
import { isDefined, termsOf } from './terms.ts';

function contextFrom(...pages: readonly (readonly string[])[]) {
  const book = testBook(
    pages.map((sentences, at) => `# ${at + 1} Part\n\n${sentences.join(' ')}`),
    pages.map((_, at) => ({ title: `${at + 1} Part`, level: 1, page: at + 1 })),
    'en',
  );
  return contextOf({ book }, buildKnowledge(book, sentencesOf(book)));
}
const askedIn = (...pages: readonly (readonly string[])[]) => {
  const context = contextFrom(...pages);
  return bestDescribes.candidates(context).flatMap(({ draft }) => draft(() => 0.5, NOTHING_SHOWN) ?? []);
};
const WORK = [
  'Procedural justice refers to the fairness of the rules by which a firm decides.',
  'Ergonomics refers to the study of how people handle their tools.',
  'Absenteeism refers to the habit of staying away from duties without a reason.',
];
const ENJOYED = 'Job satisfaction refers to the degree to which individuals enjoy their job.';
const PLEASED = 'Contentment refers to the degree to which individuals like what they do.';

it.each([
  ['a sudden, permanent change in a gene', 'change'],
  ['a type of objective test used to assess personality', 'test'],
  ['a physical or mental impairment that limits a person', 'impairment'],
  ["a society's categorization of its people into rankings", 'categorization'],
  ['a problem-solving formula that leads to an end', 'formula'],
])('%s is built around %s', (meaning, genus) => {
  expect(genusOf(contextFrom(WORK), meaning)).toBe(genus);
});

it('asks for no term that its meaning tells', () => {
  const typed = (sentence: string) =>
    termFor.candidates(contextFrom([...WORK, sentence])).map(({ names: [term] }) => term?.toLowerCase());
  const chosen = (sentence: string) => askedIn([...WORK, sentence]).map(({ question }) => question.toLowerCase());
  expect(typed(PLEASED)).toContain('contentment');
  expect(chosen(PLEASED).join()).toContain('contentment');
  expect(typed(ENJOYED)).not.toContain('job satisfaction');
  expect(chosen(ENJOYED).join()).not.toContain('job satisfaction');
});

it('shows no option of another part of the book that nothing makes of the same kind', () => {
  const rocks = [
    'Granite refers to a coarse rock that cooled far below the ground.',
    'Granite is quarried in the hills.',
  ];
  const shown = askedIn([...WORK, PLEASED], rocks).flatMap(({ options }) => options);
  expect(shown).toContain('The degree to which individuals like what they do');
  expect(shown).not.toContain('A coarse rock that cooled far below the ground');
});

it('takes siblings of one head word for wrong options, whose number their articles hide', () => {
  const pain = [
    'Inflammatory pain is a signal that tells of damaged tissue. Inflammatory pain fades.',
    'Neuropathic pain is a burning that comes from damage to neurons. Neuropathic pain lasts.',
    'Phantom pain is an ache that is felt in a limb which is gone. Phantom pain surprises.',
  ];
  const question = askedIn(pain).find((one) => one.question.includes('inflammatory pain'));
  expect(question?.options).toHaveLength(3);
});

it('shows as wrong no meaning that a sentence says of the term as well', () => {
  const said = 'Ergonomics asks for the habit of staying away from duties without a reason.';
  const wrong = (...sentences: readonly string[]) =>
    askedIn([...WORK, PLEASED, ...sentences]).find(({ question }) => question.includes('ergonomics'))?.options;
  const habit = 'The habit of staying away from duties without a reason';
  expect(wrong()).toContain(habit);
  expect(wrong(said)).not.toContain(habit);
});

it('takes what one noun is said of for one kind in one chapter alone', () => {
  const eye = 'The pupil is a structure that lets light in. The pupil widens at night.';
  const ear = ['The cochlea is a structure that holds the receptors of sound.', 'The cochlea coils like a snail.'];
  const skin = ['The follicle is a structure that holds the root of a hair.', 'A follicle may grow shut.'];
  const askedOf = (...pages: readonly (readonly string[])[]) =>
    askedIn(...pages).filter(({ question }) => question.includes('pupil')).length;
  expect(askedOf([eye, ...ear, ...skin])).toBe(1);
  const far = Array.from({ length: 20 }, () => ['Rain fell.']);
  expect(askedOf([eye], ...far, ear, ...far, skin)).toBe(0);
});

it.each([
  'The cinnamon smell is the scent receptors detecting the odor of cinnamon. The cinnamon smell fades.',
  'Phobia refers to a Greek word that means fear. A phobia lasts. The phobia of dogs is common.',
  'The highest need is the need for growth that has no end.',
])('takes no meaning from: %s', (text) => {
  const defined = termsOf(contextFrom([...WORK, text])).filter(isDefined);
  expect(defined.map((term) => term.text)).toEqual(
    expect.arrayContaining(['procedural justice', 'ergonomics', 'absenteeism']),
  );
  expect(defined).toHaveLength(WORK.length);
});
