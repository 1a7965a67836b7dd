import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const PRESSURE = ['What does heating do?', reference('Heating the gas raises the pressure.')] as const;
const GLACIER = ['What is a glacier?', reference('A large mass of ice that moves slowly over land.')] as const;

describe('a reason', () => {
  it.each([
    ['the opposite', PRESSURE, 'Heating the gas lowers the pressure.', 'You say “lowers”; the book says “raises”.'],
    ['a denial', PRESSURE, 'Heating the gas does not raise the pressure.', 'You deny “raise'],
    [
      'another number',
      ['How far is it?', reference('It is 3 km away.')],
      'It is 30 km away',
      'You say “30 km”; the book says “3 km”.',
    ],
    [
      'changed places',
      ['What is melting?', reference('The change of a solid into a liquid.')],
      'The change of a liquid into a solid',
      'changed places',
    ],
  ] as const)('names what is contradicted: %s', (_, [question, rubric], answer, told) => {
    const { reason } = marked(question, rubric, answer);
    expect(reason).toContain(told);
    expect(reason).toContain(`“${answer.replace(/\.$/, '')}`);
  });

  it('names the part that is missing', () => {
    expect(marked(...GLACIER, 'A mass of ice.').reason).toMatch(/Not said yet: .*moves slowly over land/);
  });

  it('of an unsure mark names the two words that may or may not say the same', () => {
    const { reason } = marked(
      'What is an allergy?',
      reference('A strong reaction of the body to a harmless substance.'),
      'A strong reaction of the family to a harmless substance',
    );
    expect(reason).toBe('You say “family” where the book says “body”. Folio can’t settle whether that says the same.');
  });

  it('praises nothing that is not made', () => {
    for (const answer of ['A mass.', 'A glacier is a hot desert in which nothing at all can ever live or move'])
      expect(marked(...GLACIER, answer).reason).not.toMatch(/^Correct|\bgood\b|\bwell\b/i);
  });
});
