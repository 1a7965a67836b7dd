import { describe, expect, it } from 'vitest';
import { actionIn } from './actions.ts';
import { definitionIn } from './definitions.ts';
import { listingIn, purposeIn, reasonIn } from './reasons.ts';
import { statementOf } from './statement.ts';
import { tag } from './tagger.ts';

const noNames = (word: string) => ['Freud', 'Ranvier'].includes(word);
const defined = (sentence: string) => definitionIn(tag(sentence), noNames);
const acts = (sentence: string) => actionIn(tag(sentence), noNames);

describe('definitions', () => {
  it.each([
    [
      'Confirmation bias is the tendency to focus on information that confirms existing beliefs.',
      'confirmation bias',
      'the tendency to focus on information that confirms existing beliefs',
    ],
    [
      'Agonists are chemicals that mimic a neurotransmitter at the receptor site.',
      'agonists',
      'chemicals that mimic a neurotransmitter at the receptor site',
    ],
    [
      'Semantics refers to the process by which people derive meaning from words.',
      'semantics',
      'the process by which people derive meaning from words',
    ],
    [
      'The study of how people and machines fit together is called ergonomics.',
      'ergonomics',
      'the study of how people and machines fit together',
    ],
    [
      'The pupil is the small opening in the eye through which light passes, and its size can change.',
      'pupil',
      'the small opening in the eye through which light passes',
    ],
  ])('finds the term and its meaning in: %s', (sentence, term, meaning) => {
    expect(defined(sentence)).toMatchObject({ term, meaning });
  });

  it.each([
    'The result is a number that depends on the size of the list.',
    'This process is a kind of learning that happens without a teacher.',
    'Mitosis is not a process that people can see with the naked eye.',
    'Paris is one of the most beautiful cities that people like to visit.',
    'Universities are threatening expulsion for students who share music.',
  ])('finds none in: %s', (sentence) => {
    expect(defined(sentence)).toBe(null);
  });
});

describe('what things do', () => {
  it('takes apart who does what', () => {
    expect(acts('The hypothalamus regulates body temperature, hunger, and thirst.')).toMatchObject({
      term: 'hypothalamus',
      article: 'the',
      verb: 'regulate',
      sort: 'does',
      predicate: 'regulates body temperature, hunger, and thirst',
    });
    expect(acts('Freud identified eight stages of growth in young children.')).toMatchObject({
      term: 'Freud',
      sort: 'thought',
    });
  });

  it('leaves denials and vague subjects alone', () => {
    expect(acts('The hypothalamus does not regulate body temperature in this case.')).toBe(null);
    expect(acts('The result depends on the size of the list and the machine.')).toBe(null);
  });
});

describe('reasons and lists', () => {
  it('parts a fact from its reason', () => {
    const sentence =
      'The pituitary is often called the master gland because its hormones control all the other glands.';
    expect(reasonIn(tag(sentence), noNames)).toEqual({
      fact: 'the pituitary is often called the master gland',
      reason: 'its hormones control all the other glands',
    });
  });

  it('finds what is listed and how much of it', () => {
    expect(listingIn(tag('The nervous system has two basic cell types: glial cells and neurons.'))).toEqual({
      what: 'two basic cell types',
      items: 'glial cells and neurons',
    });
    expect(listingIn(tag('The system has two basic cell types: glial cells.'))).toBe(null);
    expect(listingIn(tag('Axes have three main components: the line, the tick marks and the labels.'))).toBe(null);
  });

  it('finds what a thing is for, unless only its page knows which thing', () => {
    expect(
      purposeIn(tag('The purpose of a device driver is to turn drawing orders into signals for a screen.')),
    ).toEqual({
      what: 'the purpose of a device driver',
      told: 'to turn drawing orders into signals for a screen',
    });
    expect(purposeIn(tag('The purpose of the change is to turn drawing orders into signals.'))).toBe(null);
    expect(purposeIn(tag('The purpose of a driver is to help you with all of your drawings.'))).toBe(null);
  });
});

describe('statements that stand alone', () => {
  it('drops asides for scholars and words that only connect', () => {
    expect(statementOf('However, memory fades quickly when nothing is repeated (Sacks, 2007).')).toBe(
      'Memory fades quickly when nothing is repeated.',
    );
  });

  it.each([
    'This leads to a decrease in the number of errors made.',
    'They found that memory fades when nothing is repeated.',
    'As Figure 3 shows, memory fades when nothing is repeated.',
    'In the next section, memory is shown to fade quickly over time.',
    'The option output output file is a name with the path of the report.',
    'Who knows why memory fades when nothing is repeated?',
    'memory fades when nothing is repeated over and over again.',
  ])('refuses: %s', (sentence) => {
    expect(statementOf(sentence)).toBe(null);
  });
});
