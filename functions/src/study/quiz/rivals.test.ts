import { expect, it } from 'vitest';
import { CrossQuestionConflicts } from '../gate/cross-question-conflicts.ts';
import { NOTHING_SHOWN } from './forms/form.ts';
import { choose } from './rivals.ts';

const rivals = ['synapse', 'dendrite', 'receptor', 'nucleus', 'membrane'].map((text, at) => ({
  text,
  about: { page: at + 1, quote: `The ${text} is there.` },
  sibling: true,
}));
const chosen = (key: string, shown: CrossQuestionConflicts) =>
  choose(key, rivals, () => 0.5, shown)?.map(({ text }) => text);
const asking = (answer: string, ...others: string[]) => {
  const shown = new CrossQuestionConflicts();
  shown.add({ question: 'Which term refers to this?', answer, options: [answer, ...others] });
  return shown;
};

it('gives three wrong options of one kind and length, two where no third is there, and null where there are fewer', () => {
  expect(choose('neuron', rivals, () => 0.5, NOTHING_SHOWN)).toHaveLength(3);
  expect(choose('neuron', rivals.slice(0, 2), () => 0.5, NOTHING_SHOWN)).toHaveLength(2);
  expect(choose('neuron', rivals.slice(0, 1), () => 0.5, NOTHING_SHOWN)).toBeNull();
});

it('takes none that another question asks for, and asks for none that another shows as a wrong one', () => {
  const shown = asking('synapse', 'fibre', 'tissue', 'organ');
  expect(chosen('neuron', shown)).not.toContain('synapse');
  expect(chosen('organ', shown)).toBeUndefined();
});

it('shows nothing as a wrong option that another question shows', () => {
  const options = chosen('neuron', asking('tissue', 'dendrite', 'membrane'));
  expect(options?.toSorted()).toEqual(['nucleus', 'receptor', 'synapse']);
  expect(chosen('neuron', asking('tissue', 'dendrite', 'membrane', 'nucleus', 'receptor'))).toBeUndefined();
});
