import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../book/sentences.ts';
import { testBook } from '../book/testing.ts';
import { buildKnowledge } from './index.ts';

const factsOf = (language: string, text: string) => {
  const book = testBook([text], [], language);
  return buildKnowledge(book, sentencesOf(book)).facts.map(
    ({ kind, subject, object, items }) => `${kind}: ${subject} → ${object ?? items.join(' | ')}`,
  );
};

describe('facts in other languages', () => {
  it.each([
    [
      'de',
      'Ein Mutex ist eine Sperre, die nur ein Faden halten kann.',
      'definition: Mutex → eine Sperre, die nur ein Faden halten kann',
    ],
    [
      'de',
      'Unter Osmose versteht man die Wanderung von Wasser durch eine Membran.',
      'definition: Osmose → die Wanderung von Wasser durch eine Membran',
    ],
    [
      'es',
      'La ósmosis se define como el paso de agua por una membrana.',
      'definition: ósmosis → el paso de agua por una membrana',
    ],
    [
      'fr',
      "L'osmose désigne le passage de l'eau à travers une membrane.",
      "definition: osmose → le passage de l'eau à travers une membrane",
    ],
    ['ru', 'Осмос — это движение воды через мембрану.', 'definition: Осмос → движение воды через мембрану'],
    ['ru', 'Деление клетки называется митозом.', 'definition: митозом → Деление клетки'],
    ['uk', 'Осмос — це рух води через мембрану.', 'definition: Осмос → рух води через мембрану'],
    ['zh', '渗透是指水通过膜的运动。', 'definition: 渗透 → 水通过膜的运动'],
    ['zh', '互斥锁是一种一次只允许一个线程持有的锁。', 'definition: 互斥锁 → 一次只允许一个线程持有的锁'],
    ['ja', '浸透とは水が膜を通って動くことである。', 'definition: 浸透 → 水が膜を通って動くことである'],
    ['fa', 'اسمز یعنی حرکت آب از میان غشا.', 'definition: اسمز → حرکت آب از میان غشا'],
    ['ar', 'التناضح هو عبارة عن حركة الماء عبر الغشاء.', 'definition: التناضح → حركة الماء عبر الغشاء'],
  ])('%s: %s', (language, text, expected) => {
    expect(factsOf(language, text)).toContain(expected);
  });

  it.each([
    ['de', 'Es ist eine Sperre, die nur ein Faden halten kann.'],
    ['de', 'Dieses Verfahren nennt man Osmose.'],
    ['es', 'Esto es un ejemplo de una barrera contra el agua.'],
    ['ru', 'Это движение воды через мембрану.'],
    ['zh', '这是指水通过膜的运动。'],
  ])('%s: nothing is told of what only a pronoun names: %s', (language, text) => {
    expect(factsOf(language, text)).toEqual([]);
  });
});
