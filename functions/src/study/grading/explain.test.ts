import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const PRESSURE = ['What does heating do?', reference('Heating the gas raises the pressure.')] as const;
const GLACIER = ['What is a glacier?', reference('A large mass of ice that moves slowly over land.')] as const;

describe('a reason', () => {
  it.each([
    ['the opposite', PRESSURE, 'Heating the gas lowers the pressure.', 'You say “lowers”; the book says “raises”.'],
    ['a denial', PRESSURE, 'Heating the gas does not raise the pressure.', 'You deny what the book says.'],
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

  it('names the part that is missing, beside what is said', () => {
    expect(marked(...GLACIER, 'A large mass of ice that moves over land.').reason).not.toContain('missing');
    expect(marked(...GLACIER, 'A mass of ice.').reason).toBe(
      'Your answer makes only a part of the point. You say “A mass of ice”; still missing: “moves slowly over land”.',
    );
  });

  it.each([
    [
      'a name whole, with its initials',
      'The basic reference is The Language of Data by Richard A. Becker, and it is long.',
      'The reference is some basic book.',
      'The Language of Data by Richard A. Becker”',
    ],
    [
      'a clause whole, without the word that joins it',
      'The tribe left the valley because its wells had dried up.',
      'Wells.',
      '“The tribe left the valley”',
    ],
    [
      'quotation marks within it single',
      'Millions of “bots” began to run across the network, and they copied “free” pages.',
      'There were millions in the network.',
      '‘bots’',
    ],
  ])('tells what is missing in a phrase: %s', (_, book, answer, told) => {
    const { points } = marked('What does the book report?', { kind: 'outline', entries: [book] }, answer);
    expect(points?.[0]?.note).toContain(told);
  });

  it('says nothing of a point that the answer does not touch, and does not praise what only shares a word', () => {
    const rubric = reference('The film industry of the coast was built by fleeing pirates.');
    const { reason } = marked('Who built it?', rubric, 'It is about the place where films are made');
    expect(reason).not.toContain('You say');
  });

  it('of an unsure mark names the two words that may or may not say the same', () => {
    const { reason } = marked(
      'What is an allergy?',
      reference('A strong reaction of the body to a harmless substance.'),
      'It is a reaction, a strong one, of the family to a harmless substance',
    );
    expect(reason).toBe('You say “family” where the book says “body”. Folio can’t settle whether that says the same.');
  });

  it('of phrases that differ in more than a word shows both whole', () => {
    const { reason } = marked(
      'What is transhumance?',
      reference('The movement of herds from the valley to the pastures.'),
      'When herds leave the pastures',
    );
    expect(reason).toContain(
      'You say “herds leave the pastures”; the book says “The movement of herds from the valley to the pastures”.',
    );
  });

  it('names what an accepted answer leaves out', () => {
    const rubric = reference('It pumps blood around the body. It beats without rest.');
    expect(marked('What does the heart do?', rubric, 'It pumps blood around the body.').reason).toContain(
      'Not in your answer: “It beats without rest”.',
    );
  });

  it('takes a word of the question for itself, however it is spelt', () => {
    const rubric = reference('Globalization refers to the process of joining markets and cultures through trade.');
    const answer = 'globalisation: markets and cultures grow together by trade';
    expect(marked('Explain globalization.', rubric, answer).reason).not.toContain('“globalisation” where');
  });

  it('keeps a name with a full stop in it whole', () => {
    const rubric = reference('Writers found readers at Books.net without any publisher.');
    const { reason } = marked('How did writers live?', rubric, 'it was something else');
    expect(reason).toContain('readers at Books.net without any publisher');
  });

  it('praises nothing that is not made', () => {
    for (const answer of ['A mass.', 'A glacier is a hot desert in which nothing at all can ever live or move'])
      expect(marked(...GLACIER, answer).reason).not.toMatch(/^Correct|\bgood\b|\bwell\b/i);
  });
});

describe('a name for another', () => {
  it.each([
    ['England', 'India'],
    ['180', '110'],
  ])('stands beside the book’s: %s for %s', (answer, book) => {
    const { reason } = marked(
      'Which word completes the sentence? “It was found in _____ (180 km away).”',
      reference(book),
      answer,
    );
    expect(reason).toBe(`Not correct. You say “${answer}”; the book says “${book}”.`);
  });
});
