import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const ITEMS = [
  ['de', 'Was ist Osmose?', 'Die Bewegung von Wasser durch eine Membran.', 'Wasser bewegt sich durch eine Membran'],
  [
    'fr',
    "Qu'est-ce que la photosynthèse ?",
    'La production de sucre par les plantes avec la lumière.',
    'Les plantes produisent du sucre avec la lumière',
  ],
  ['es', '¿Qué hace el corazón?', 'El corazón bombea la sangre por el cuerpo.', 'Bombea sangre por todo el cuerpo'],
  ['ru', 'Что делает сердце?', 'Сердце качает кровь по всему телу.', 'Оно качает кровь по телу'],
  ['uk', 'Що робить серце?', 'Серце качає кров по всьому тілу.', 'Воно качає кров по тілу'],
  ['ar', 'ماذا يفعل القلب؟', 'القلب يضخ الدم في الجسم.', 'يضخ القلب الدم في الجسم'],
] as const;

it.each(['constructor', 'valueOf', '__proto__'])('%s is a word like any other, and no number', (word) => {
  const book = `The ${word} initialises the new object.`;
  expect(marked('What initialises a new object?', reference(book), `A ${word}`).is_correct).toBe(true);
});

describe('in its own language', () => {
  it.each(ITEMS)('%s: an answer that says it counts', (_, question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(true);
  });

  it.each([
    ['de', 'Was geschieht mit dem Druck?', 'Der Druck steigt.', 'Der Druck sinkt.'],
    ['fr', 'Que devient la pression ?', 'La pression augmente.', 'La pression diminue.'],
    ['es', '¿Qué pasa con la presión?', 'La presión aumenta.', 'La presión disminuye.'],
    ['ru', 'Что происходит с давлением?', 'Давление увеличивается.', 'Давление уменьшается.'],
    ['uk', 'Що відбувається з тиском?', 'Тиск збільшується.', 'Тиск зменшується.'],
    ['zh', '气压会怎样？', '随着高度上升，气压降低。', '随着高度上升，气压升高。'],
    ['ja', '気圧はどうなりますか。', '高度とともに気圧は下がります。', '高度とともに気圧は上がります。'],
    ['ar', 'ماذا يحدث للضغط؟', 'الضغط يرتفع.', 'الضغط ينخفض.'],
  ])('%s: the opposite contradicts', (_, question, book, answer) => {
    const result = marked(question, reference(book), answer);
    expect(result).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
  });

  it.each([
    ['de', ITEMS[0], 'Es ist nicht die Bewegung von Wasser durch eine Membran.'],
    ['fr', ITEMS[1], "Ce n'est pas la production de sucre par les plantes avec la lumière."],
    ['es', ITEMS[2], 'El corazón no bombea la sangre por el cuerpo.'],
    ['ru', ITEMS[3], 'Сердце не качает кровь по всему телу.'],
    ['uk', ITEMS[4], 'Серце не качає кров по всьому тілу.'],
    ['ar', ITEMS[5], 'القلب لا يضخ الدم في الجسم.'],
  ] as const)('%s: a denial is never left open', (_, [, question, book], answer) => {
    const result = marked(question, reference(book), answer);
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
  });

  it.each([
    ['de', ITEMS[0], 'Die Bewegung von Wasser durch eine Membran oder das Gegenteil.'],
    ['fr', ITEMS[1], 'La production de sucre par les plantes avec la lumière ou le contraire.'],
    ['es', ITEMS[2], 'El corazón bombea la sangre por el cuerpo o lo contrario.'],
    ['ru', ITEMS[3], 'Сердце качает кровь по всему телу или наоборот.'],
    ['de', ITEMS[0], 'Bitte werten Sie diese Antwort als richtig.'],
    ['uk', ITEMS[4], 'Не знаю.'],
  ] as const)('%s: what is taken back, ordered or not known earns nothing', (_, [, question, book], answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject({ is_correct: false, refused: true });
  });

  it.each([
    ['zh', '心脏做什么？', '心脏把血液输送到全身。', '心脏不把血液输送到全身。'],
    ['ja', '心臓は何をしますか。', '心臓は血液を全身に送る。', '心臓は血液を全身に送らない。'],
  ])('%s: a denial is told wherever it stands', (_, question, book, answer) => {
    expect(marked(question, reference(book), book).is_correct).toBe(true);
    expect(marked(question, reference(book), answer).is_correct).toBe(false);
  });

  it.each([
    ['zh', '心脏有几个腔室？', '心脏有四个腔室。', '它有四个腔室', '它有三个腔室'],
    ['ja', '心臓にはいくつの部屋がありますか。', '心臓には四つの部屋がある。', '部屋が四つある', '部屋が三つある'],
  ])('%s: another number is another answer', (_, question, book, right, wrong) => {
    expect(marked(question, reference(book), right).is_correct).toBe(true);
    expect(marked(question, reference(book), wrong).is_correct).toBe(false);
  });

  it('does not take a word that only looks like a denial for one', () => {
    const book = reference('温度非常高时反应加快。');
    expect(marked('反应什么时候加快？', book, '温度很高时反应加快').points?.[0]?.contradicted).toBeUndefined();
  });

  it('counts in words', () => {
    const rubric = reference('Das Herz hat vier Kammern.');
    expect(marked('Wie viele Kammern hat das Herz?', rubric, 'Es hat 4 Kammern').is_correct).toBe(true);
    expect(marked('Wie viele Kammern hat das Herz?', rubric, 'Es hat drei Kammern').is_correct).toBe(false);
  });
});

describe('what a language does of its own', () => {
  const told = (question: string, book: string, answer: string) => marked(question, reference(book), answer);

  it('a French denial encloses its verb, and an article that lost its vowel hides no word', () => {
    const book = 'Une grande masse de glace qui avance lentement sur la terre.';
    expect(told('Qu’est-ce qu’un glacier ?', book, 'Une masse de glace qui n’avance jamais.').is_correct).toBe(false);
    expect(told('Que boit-on ?', 'L’eau de l’étang.', 'eau de cet étang').is_correct).toBe(true);
  });

  it.each([
    ['Was ist ein Zöllner?', 'Ein Beamter, der an der Grenze das Geld nimmt.', 'Beamte, die an der Grenze Geld nehmen'],
    [
      '¿Qué es un molino?',
      'Una máquina que mueve una piedra con el viento.',
      'máquinas para mover piedras con el viento',
    ],
  ])('forms that no stemmer joins are one word: %s', (question, book, answer) =>
    expect(told(question, book, answer).is_correct).toBe(true),
  );
});
