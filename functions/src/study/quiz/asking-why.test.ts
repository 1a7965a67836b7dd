import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import { askedEffect, askedWhen, askedWhy } from './asking-why.ts';
import { readingOf } from './reading.ts';

function readingIn(language: string) {
  const book = testBook(['Farms near the river grew wheat, and wheat fed the towns.'], [], language);
  const knowledge = buildKnowledge(book, sentencesOf(book));
  return readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
}

function asking(language: string) {
  const reading = readingIn(language);
  return (fact: string, title = '') => askedWhy(reading, fact, title);
}

describe('a question for a reason in English', () => {
  const why = asking('en');

  it.each([
    ['The northern farms kept sheep', 'Why did the northern farms keep sheep?'],
    ['The old mill grinds corn', 'Why does the old mill grind corn?'],
    ['The northern villages need new schools', 'Why do the northern villages need new schools?'],
    ['The large bridge was closed in winter', 'Why was the large bridge closed in winter?'],
    ['The weavers of the town could not leave', 'Why could the weavers of the town not leave?'],
    ['Women did most of the work', 'Why did women do most of the work?'],
    ['The machine does the work', 'Why does the machine do the work?'],
    ['The boat had to turn back', 'Why did the boat have to turn back?'],
    ['The hens lay eggs', 'Why do the hens lay eggs?'],
    ['The workers laid bricks', 'Why did the workers lay bricks?'],
    ['The city lay in ruins', 'Why did the city lie in ruins?'],
    ['The northern villages have lost their schools', 'Why have the northern villages lost their schools?'],
  ])('puts the words of “%s” in the order of a question', (fact, asked) => {
    expect(why(fact)).toBe(asked);
  });

  it('leaves what says where or when at the beginning', () => {
    expect(why('In the northern valleys, the farms kept sheep')).toBe(
      'In the northern valleys, why did the farms keep sheep?',
    );
    expect(why('The farm does not sell its wool')).toBe('Why does the farm not sell its wool?');
  });

  it('leaves a statement that goes on with another verb in its own order', () => {
    expect(why('The northern farms sold their sheep and bought seed')).toBe(
      'According to the book, why is it that the northern farms sold their sheep and bought seed?',
    );
  });

  it('leaves a statement in its own order whose second half has a verb of its own', () => {
    expect(why('The car is expensive to run and needs oil')).toBe(
      'According to the book, why is it that the car is expensive to run and needs oil?',
    );
  });

  it('says which part of the book it is about where the statement does not', () => {
    expect(why('The northern farms kept sheep', 'The great flood')).toBe(
      'According to the part on “The great flood”, why did the northern farms keep sheep?',
    );
    expect(why('The northern farms kept sheep', 'Farms of the north')).toBe('Why did the northern farms keep sheep?');
  });
});

it.each([
  ['de', 'Die Bauern im Norden hielten viele Schafe', 'Warum hielten die Bauern im Norden viele Schafe?'],
  ['es', 'Los campesinos tenían muchas ovejas', '¿Por qué los campesinos tenían muchas ovejas?'],
  ['ru', 'Крестьяне держали овец', 'Почему крестьяне держали овец?'],
  ['zh', '农民养了很多羊', '为什么农民养了很多羊？'],
])('asks why in %s', (language, fact, asked) => {
  expect(asking(language)(fact)).toBe(asked);
});

describe('a question for a year in English', () => {
  const reading = readingIn('en');
  const when = (text: string) => {
    const tokens = tokensOf(text, reading.pack.words.elided);
    return askedWhen(
      reading,
      { text, tokens },
      tokens.findIndex(({ kind }) => kind === 'number'),
    );
  };

  it.each([
    ['In 1812, the northern farms kept sheep.', 'In which year did the northern farms keep sheep?'],
    ['The old mill burned down in 1890.', 'In which year did the old mill burn down?'],
    [
      'The large bridge was closed in 1921 by the council.',
      'In which year was the large bridge closed by the council?',
    ],
  ])('puts the words of “%s” in the order of a question', (text, asked) => {
    expect(when(text)).toBe(asked);
  });

  it.each([
    ['the year is that of a thing told of', 'The great storm in 1999 caused much damage.'],
    ['another word stands before the year', 'The old mill burned down after 1890.'],
    ['the statement has a second half', 'The old mill burned down in 1890, and the new mill was built.'],
  ])('is not asked where %s', (_, text) => {
    expect(when(text)).toBeNull();
  });
});

describe('a question for a year in other languages', () => {
  const when = (language: string, text: string) => {
    const reading = readingIn(language);
    const tokens = tokensOf(text, reading.pack.words.elided);
    return askedWhen(
      reading,
      { text, tokens },
      tokens.findIndex(({ kind }) => kind === 'number'),
    );
  };

  it.each([
    ['de', 'Im Jahr 1835 wurde der Markt eröffnet.', 'In welchem Jahr wurde der Markt eröffnet?'],
    ['de', '1835 wurde der Markt eröffnet.', 'In welchem Jahr wurde der Markt eröffnet?'],
    ['es', 'En 1562 el explorador dibujó el río.', '¿En qué año el explorador dibujó el río?'],
    ['ru', 'В 1835 году был открыт рынок.', 'В каком году был открыт рынок?'],
    ['ar', 'افتتحت الملكة الجسر في عام 1981.', 'في أي عام افتتحت الملكة الجسر؟'],
  ])('is asked in %s: %s', (language, text, asked) => {
    expect(when(language, text)).toBe(asked);
  });

  it.each([
    ['de', 'Nach 1835 wurde der Markt eröffnet.'],
    ['es', 'El huracán en 1999 causó daños.'],
    ['ar', 'هدم المجلس السوق الذي بناه التجار في عام 1981.'],
    ['zh', '市场于1835年开放。'],
  ])('stays a gap in %s: %s', (language, text) => {
    expect(when(language, text)).toBeNull();
  });
});

describe('a question for an effect', () => {
  const reading = readingIn('en');

  it.each([
    ['a long drought', 'leads to', 'hunger, thirst and fever', 'What does a long drought lead to?'],
    ['poor harvests', 'can also cause', 'higher prices of bread', 'What can poor harvests cause?'],
    ['the fall of the wall', 'led to', 'a flood in the old town', 'What did the fall of the wall lead to?'],
  ])('asks what “%s” %s, in the words of the book', (cause, link, effect, asked) => {
    expect(askedEffect(reading, cause, link, effect)).toBe(asked);
  });

  it('is none where the verb does not go with what it is said of, or where the language has no such words', () => {
    expect(askedEffect(reading, 'the accident', 'lead to', 'new rules for boats')).toBeNull();
    expect(askedEffect(readingIn('de'), 'die Dürre', 'führt zu', 'Hunger')).toBeNull();
  });
});
