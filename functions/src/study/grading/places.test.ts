/** What is told of another place than the book's, in words of one's own; and what only looks it. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const mark = (question: string, book: string, answer: string) => marked(question, reference(book), answer);

describe('is no right answer', () => {
  it.each([
    ['What is condensation?', 'Condensation is the change of a gas into a liquid.', 'a liquid turning to gas'],
    ['What does frost do?', 'Frost turns water to ice.', 'the ice becomes water'],
    [
      'What does a thermostat do?',
      'A thermostat lowers the room temperature at night.',
      'at night the temperature rises',
    ],
    ['What did the reform do?', 'The reform raised the wages of miners.', 'it made the miners’ wages fall'],
    ['What is a solo?', 'A solo is a piece for one musician.', 'a piece for several musicians'],
    ['What is a lease?', 'A lease binds a single tenant.', 'it binds many tenants'],
    ['How do seeds spread?', 'Warm air moves from low to high places.', 'it goes to where it is low'],
    ['What destroyed the port?', 'A wave struck the harbour.', 'the harbour struck a ship'],
    [
      'What did the peace do?',
      'The peace obliged Austria to leave Venice.',
      'It obliged Prussia to leave Venice, not Austria.',
    ],
    ['What is a moat?', 'A moat is a castle surrounded by water.', 'water surrounded by a castle'],
    ['What did the senate do?', 'The senate lifted the ban on imports.', 'It banned imports.'],
    ['What did the senate do?', 'The senate outlawed duels.', 'The senate ended the ban on duels.'],
  ])('%s %s: %s', (question, book, answer) => {
    expect(mark(question, book, answer).is_correct).toBe(false);
  });
});

describe('contradicts nothing', () => {
  it.each([
    ['What is condensation?', 'Condensation is the change of a gas into a liquid.', 'gas turning to liquid'],
    ['What does frost do?', 'Frost turns water to ice.', 'the water becomes ice'],
    [
      'How does length change pitch?',
      'A shorter string has a higher pitch. A longer string has a lower pitch.',
      'long ones sound low',
    ],
    ['Which box is warmer?', 'Black absorbs light. White reflects light.', 'the white one reflects it'],
    ['What destroyed the port?', 'A wave struck the harbour.', 'the harbour was struck by a wave'],
    ['What does heat do?', 'Heat evaporates water.', 'water evaporates fast'],
    ['What is a moat?', 'A moat is a castle surrounded by water.', 'a castle with water around it'],
    ['What did the senate do?', 'The senate lifted the ban on imports.', 'The senate ended the import ban.'],
    ['What did they do?', 'They ended slavery and banned duels.', 'They ended slavery and banned duels in 1804.'],
    ['What is a solo?', 'A solo is a piece for one musician.', 'a piece for a single player'],
    [
      'What do pumps do?',
      'A pump moves heat from the inside to the outside.',
      'heat is taken from inside and let outside',
    ],
    ['What is a parasite?', 'A parasite harms its host.', 'a creature that harms its host'],
  ])('%s %s: %s', (question, book, answer) => {
    expect(mark(question, book, answer).points?.[0]?.contradicted).not.toBe(true);
  });
});

describe('the one thing that is asked for', () => {
  it.each([
    ['When was the duel forbidden?', 'Duels in public were forbidden in 1851.', '1851'],
    ['How many miners were there?', 'The pit at Harlow employed 12,500 miners.', '12500'],
    ['Who discovered radium?', 'Marie Curie discovered radium in 1898.', 'Curie'],
    ['Who founded the abbey?', 'The abbey was founded by Hugh of Cluny in 910.', 'Hugh of Cluny'],
  ])('%s %s: %s', (question, book, answer) => {
    expect(mark(question, book, answer).is_correct).toBe(true);
  });

  it.each([
    ['When was the duel forbidden?', 'Duels in public were forbidden in 1851.', '1815'],
    ['Who discovered radium?', 'Marie Curie discovered radium in 1898.', 'Rutherford'],
    ['Who was killed?', 'Brutus killed Caesar in 44 BC.', 'Brutus'],
  ])('%s %s: not %s', (question, book, answer) => {
    expect(mark(question, book, answer).is_correct).toBe(false);
  });
});
