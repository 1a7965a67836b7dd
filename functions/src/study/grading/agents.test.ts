import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

describe('what stands behind “by”', () => {
  it.each([
    [
      'How are crops watered?',
      'Crops are watered by canals that bring water from the river in summer.',
      'By summer the canals bring water from the river to the crops.',
    ],
    [
      'How are laws made?',
      'Laws are passed by parliament and signed by the king.',
      'Parliament passes laws by a vote, and the king signs them.',
    ],
    ['What raises the dough?', 'The dough is raised by yeast.', 'Yeast raises the dough by making carbon dioxide.'],
    ['How is malaria spread?', 'Malaria is spread by mosquitoes.', 'Mosquitoes spread malaria by biting people'],
    ['What keeps blood moving?', 'Blood is kept moving by the heart.', 'The heart keeps blood moving by pumping'],
    [
      '¿Quién elige al presidente?',
      'El presidente es elegido por el parlamento.',
      'El parlamento elige al presidente por cinco años.',
    ],
    ['Who built the bridge?', 'The bridge was built by the Romans.', 'The Romans built the bridge by the river.'],
    ['What cools the leaf?', 'The leaf is cooled by water.', 'Water cools the leaf by evaporating.'],
  ])('tells when, where or how in the active: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject({ is_correct: true });
  });

  it.each([
    ['Who built the bridge?', 'The bridge was built by the Romans.', 'The Romans were built by the bridge.'],
    ['How are crops watered?', 'Crops are watered by canals.', 'Canals are watered by crops.'],
    [
      'What is diffusion?',
      'The process by which a liquid takes on the colour of a dye.',
      'The process by which a dye takes on the colour of a liquid.',
    ],
  ])('is the doer in the passive: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject({ is_correct: false });
  });
});
