import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { contextOf } from './context.ts';
import { bestDescribes } from './forms/definition.ts';
import { NOTHING_SHOWN } from './forms/form.ts';
import { termFor } from './forms/short.ts';
import { genusOf } from './genus.ts';
import { termsOf } from './terms.ts';

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
/** Terms of choices come again. */
const AGAIN =
  'Firms ask about procedural justice, ergonomics, absenteeism, contentment, job satisfaction and incapacity.';
const ENJOYED = 'Job satisfaction refers to the degree to which individuals enjoy their job.';
const PLEASED = 'Contentment refers to the degree to which individuals like what they do.';
/** A sibling: it tells of individuals too. */
const ZEAL = 'Zeal refers to the force with which individuals pursue a goal.';
const KEEN = [...WORK, AGAIN, ZEAL, 'Zeal fades.'];

it.each([
  ['a sudden, permanent change in a gene', 'change'],
  ['a type of objective test used to assess personality', 'test'],
  ['a physical or mental impairment that limits a person', 'impairment'],
  ["a society's categorization of its people into rankings", 'categorization'],
  ['a problem-solving formula that leads to an end', 'formula'],
])('%s is built around %s', (meaning, genus) => {
  expect(genusOf(contextFrom(WORK), meaning)).toBe(genus);
});

it('asks for no term that its meaning tells, whichever of them has a prefix', () => {
  const typed = (sentence: string) =>
    termFor.candidates(contextFrom([...KEEN, sentence])).map(({ names: [term] }) => term?.toLowerCase());
  const chosen = (sentence: string) => askedIn([...KEEN, sentence]).map(({ question }) => question.toLowerCase());
  const disabled = 'Incapacity refers to a loss of the capacity of individuals to work.';
  expect(typed(PLEASED)).toContain('contentment');
  expect(chosen(PLEASED).join()).toContain('contentment');
  for (const [sentence, term] of [
    [ENJOYED, 'job satisfaction'],
    [disabled, 'incapacity'],
  ] as const) {
    expect(typed(sentence)).not.toContain(term);
    expect(chosen(sentence).join()).not.toContain(term);
  }
});

it('asks only where what a sibling means is among the options: explained in some of the same words, in the same sections', () => {
  const asks = (...pages: readonly (readonly string[])[]) =>
    askedIn(...pages).some(({ question }) => question.includes('contentment'));
  const options = askedIn([...KEEN, PLEASED]).find(({ question }) => question.includes('contentment'))?.options;
  expect(options).toContain('The force with which individuals pursue a goal');
  expect(asks([...WORK, AGAIN, PLEASED])).toBe(false);
  const far = Array.from({ length: 20 }, () => ['Rain fell.']);
  expect(asks([...WORK, AGAIN, PLEASED], ...far, [ZEAL, 'Zeal fades.'])).toBe(false);
});

it('asks in a choice for nothing that the book names once', () => {
  const asked = askedIn([...WORK, ZEAL, PLEASED]);
  expect(asked).toEqual([]);
  expect(askedIn([...KEEN, PLEASED])).not.toEqual([]);
});

it('shows no option of another part of the book that nothing makes of the same kind', () => {
  const rocks = [
    'Granite refers to a coarse rock that cooled far below the ground.',
    'Granite is quarried in the hills.',
  ];
  const shown = askedIn([...KEEN, PLEASED], rocks).flatMap(({ options }) => options);
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
  const said = 'Contentment is the force with which individuals pursue many a goal.';
  const asked = (...sentences: readonly string[]) =>
    askedIn([...KEEN, PLEASED, ...sentences]).some(({ question }) => question.includes('contentment'));
  expect(asked()).toBe(true);
  expect(asked(said)).toBe(false);
});

it.each([
  'The cinnamon smell is the scent receptors detecting the odor of cinnamon. The cinnamon smell fades.',
  'Phobia refers to a Greek word that means fear. A phobia lasts. The phobia of dogs is common.',
  'The highest need is the need for growth that has no end.',
])('takes no meaning from: %s', (text) => {
  const defined = termsOf(contextFrom([...WORK, text]));
  expect(defined.map((term) => term.text)).toEqual(
    expect.arrayContaining(['procedural justice', 'ergonomics', 'absenteeism']),
  );
  expect(defined).toHaveLength(WORK.length);
});
