/** Words of which each is another thing, and opposites in other languages than English. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const wrong = { is_correct: false, points: [{ contradicted: true }] };

describe('a copy with another word of one series in it', () => {
  it.each([
    [
      '¿Qué razón da el libro de esto? «La fiesta se llama así.»',
      'Porque se celebra en abril.',
      'Porque se celebra en enero.',
    ],
    [
      'Welchen Grund nennt das Buch dafür? „Der Hafen ist wichtig.“',
      'Um Getreide nach Italien zu bringen.',
      'Um Getreide nach Portugal zu bringen.',
    ],
    [
      'Quelle raison le livre en donne-t-il ? « Le drapeau est connu. »',
      'Parce que sa bande est rouge.',
      'Parce que sa bande est verte.',
    ],
    [
      'Какую причину этого называет книга? «Поход отложили.»',
      'Так как снег лежал в апреле.',
      'Так как снег лежал в июле.',
    ],
  ])('%s: says another thing', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject(wrong);
    expect(marked(question, reference(book), book).is_correct).toBe(true);
  });
});

describe('a copy with another order of magnitude', () => {
  it.each([
    ['How many died?', 'The plague killed thousands of sailors.', 'The plague killed millions of sailors.'],
    ['Wie viele starben?', 'Die Pest tötete Tausende Seeleute.', 'Die Pest tötete Millionen Seeleute.'],
  ])('%s', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject(wrong);
    expect(marked(question, reference(book), book).is_correct).toBe(true);
  });
});

describe('a copy with an opposite in it', () => {
  it.each([
    [
      'Welchen Grund nennt das Buch dafür? „Der Rat tagte.“',
      'Um den Aufbau der Mauer zu bezahlen.',
      'Um den Abriss der Mauer zu bezahlen.',
    ],
    [
      '¿Qué razón da el libro de esto? «El rey viajó.»',
      'Para preparar la defensa de la ciudad.',
      'Para preparar el ataque de la ciudad.',
    ],
    [
      'Quelle raison le livre en donne-t-il ? « Le port ferme. »',
      'Parce que les deux bassins étaient réunis.',
      'Parce que les deux bassins étaient séparés.',
    ],
    [
      'Какую причину этого называет книга? «Рынок закрыли.»',
      'Чтобы ускорить строительство моста.',
      'Чтобы замедлить строительство моста.',
    ],
  ])('%s: says another thing', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject(wrong);
  });
});
