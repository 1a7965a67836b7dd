import { describe, expect, it } from 'vitest';
import type { Rubric } from '../engine.ts';
import { marked } from './fixtures.ts';

const outline = (...entries: string[]): Rubric => ({ kind: 'outline', entries });
const BLOOD = [
  'How do arteries and veins differ?',
  outline(
    'Arteries carry blood away from the heart and have thick walls',
    'Veins carry blood back to the heart and have valves',
  ),
] as const;
const CELLS = [
  'What are mitosis and meiosis?',
  outline('Mitosis makes two identical cells for growth', 'Meiosis makes four different cells for reproduction'),
] as const;
const STROM = [
  'Was sind Wechselstrom und Gleichstrom?',
  outline(
    'Gleichstrom fließt immer in eine Richtung und kommt aus Batterien',
    'Wechselstrom ändert ständig seine Richtung und kommt aus der Steckdose',
  ),
] as const;
const SANGRE = [
  '¿Qué son las arterias y las venas?',
  outline(
    'Las arterias llevan la sangre desde el corazón a los órganos',
    'Las venas devuelven la sangre al corazón y tienen válvulas',
  ),
] as const;
const SKIN = [
  'What does skin do?',
  outline('Skin keeps heat inside the body on cold days.', 'Skin cools the body on hot days.'),
] as const;

describe('two entries compared in one sentence', () => {
  it.each([
    [
      BLOOD,
      'While veins carry blood back to the heart and have valves, arteries carry blood away from the heart and have thick walls.',
    ],
    [
      CELLS,
      'Mitosis, unlike meiosis, makes two identical cells for growth. Meiosis makes four different cells for reproduction.',
    ],
    [
      CELLS,
      'Whereas meiosis makes four different cells for reproduction, mitosis makes two identical cells for growth.',
    ],
    [
      STROM,
      'Während Wechselstrom ständig seine Richtung ändert und aus der Steckdose kommt, fließt Gleichstrom immer in eine Richtung und kommt aus Batterien.',
    ],
    [
      SANGRE,
      'Las venas, a diferencia de las arterias, devuelven la sangre al corazón y tienen válvulas. Las arterias llevan la sangre desde el corazón a los órganos.',
    ],
    [SKIN, 'Skin keeps heat inside the body on cold days. Skin cools the body on hot days.'],
  ] as const)('are both made: %j', ([question, rubric], answer) => {
    expect(marked(question, rubric, answer).worth).toEqual({ points: 2, of: 2 });
  });

  it.each([
    [
      BLOOD,
      'While arteries carry blood back to the heart and have valves, veins carry blood away from the heart and have thick walls.',
    ],
    [
      CELLS,
      'Mitosis, unlike meiosis, makes four different cells for reproduction. Meiosis makes two identical cells for growth.',
    ],
    [
      STROM,
      'Während Gleichstrom ständig seine Richtung ändert und aus der Steckdose kommt, fließt Wechselstrom immer in eine Richtung und kommt aus Batterien.',
    ],
    [SKIN, 'Skin keeps heat inside the body on hot days. Skin cools the body on cold days.'],
  ] as const)('are not where each is told of the other: %j', ([question, rubric], answer) => {
    expect(marked(question, rubric, answer).worth).toEqual({ points: 0, of: 2 });
  });
});
