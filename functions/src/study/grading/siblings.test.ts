import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

describe('one word exchanged in a copy', () => {
  it.each([
    ['What pumps blood?', 'The heart pumps blood through the body.', 'The liver pumps blood through the body.'],
    [
      'What does it produce?',
      'The pancreas produces insulin for the body.',
      'The kidney produces insulin for the body.',
    ],
    ['Who built it?', 'The bridge was built by the Romans in spring.', 'The bridge was built by the Greeks in spring.'],
    ['What do plants take in?', 'Plants take in nitrogen from the soil.', 'Plants take in iron from the soil.'],
  ])('contradicts where it names a sibling: %s %s %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).points?.[0]?.contradicted).toBe(true);
  });

  it.each([
    [
      'When did the war end?',
      'The war ended when the treaty was signed by both kings.',
      'The war ended when the treaty was agreed by both kings.',
    ],
    [
      'What does a firewall do?',
      'It blocks traffic that the rules do not allow.',
      'It blocks traffic that the policy does not allow.',
    ],
    [
      'What does the committee do?',
      'The committee checks every proposal before the vote.',
      'The committee checks every plan before the vote.',
    ],
    [
      'Was macht der Ausschuss?',
      'Der Ausschuss prüft jeden Antrag vor der Abstimmung.',
      'Der Ausschuss prüft jeden Vorschlag vor der Abstimmung.',
    ],
  ])('is left open where it may mean the same: %s %s %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).unsure).toBe(true);
  });

  it('is no exchange where it is the formula of the same', () => {
    const book = reference('Plants take in carbon dioxide from the air.');
    expect(marked('What do plants take in?', book, 'Plants take in CO2 from the air.').is_correct).toBe(true);
  });
});
