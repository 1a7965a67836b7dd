import { expect, it } from 'vitest';
import { testBook } from '../../../../book/testing.ts';
import { gapSentences } from './sentences.ts';

/** The sentences that may carry a gap, as they are shown. */
const fit = (text: string, language: string) =>
  gapSentences(testBook([text], [], language), language)
    .filter((sentence) => sentence.fit)
    .map((sentence) => sentence.text);

it.each([
  ['de', 'Eine Mannigfaltigkeit hat an jeder Stelle eine Karte.'],
  ['ru', 'Каждый абзац обычно начинается с красной строки.'],
])('takes a plain sentence (%s)', (language, sentence) => {
  expect(fit(sentence, language)).toEqual([sentence]);
});

it('leaves out the word that only says that a remark follows', () => {
  expect(fit('Hinweis: Die Krümmung ist nur bis auf das Vorzeichen bestimmt.', 'de')).toEqual([
    'Die Krümmung ist nur bis auf das Vorzeichen bestimmt.',
  ]);
});

it.each([
  ['de', 'Beweis: Die offene Menge enthält einen Punkt der Ebene.'],
  ['de', 'In Beispiel 41 operiert die Gruppe durch Homöomorphismen.'],
  ['de', 'Der Punkt liegt in der selben Halbebene bzgl.'],
  ['ru', 'Результат этой команды показан в таблице 5 на странице.'],
])('takes no step of a proof, no reference and no half (%s): %s', (language, sentence) => {
  expect(fit(sentence, language)).toEqual([]);
});
