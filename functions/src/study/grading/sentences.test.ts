import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

describe('a full stop without a space behind it', () => {
  it.each([
    ['What causes cholera?', 'It is caused by a bacterium.', 'its not a virus.its caused by a bacterium'],
    ['What is a whale?', 'A mammal that breathes air.', 'a whale is not a fish.it is a mammal that breathes air'],
    [
      'What do vaccines do?',
      'Vaccines train the immune system to fight a disease.',
      'vaccines dont cure people.they train the immune system to fight a disease',
    ],
    ['Was macht apt?', 'apt installiert Pakete.', 'apt schreibt keine Programme.es installiert Pakete'],
    ['Что делает сердце?', 'Сердце качает кровь.', 'сердце не думает.оно качает кровь'],
    [
      'What do roots do?',
      'Roots take up water from the soil.',
      'roots dont make food.roots take up water from the soil',
    ],
  ])('ends a sentence: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject({ is_correct: true });
  });

  it.each([
    ['Which site sold music?', 'MP3.com', 'it was not a shop but mp3.com'],
    ['Which file holds the settings?', 'The file config.yaml holds the settings.', 'config.yaml holds the settings'],
  ])('stands inside a name that the book writes so: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject({ is_correct: true });
  });
});
