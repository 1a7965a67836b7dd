import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { respelled } from './spelling.ts';

function read(question: string, text: string, language: string): string | null {
  const book = testBook([text], [], language);
  return respelled(question, book, buildIndex(book))?.text ?? null;
}

const spanish =
  'La secretaría del partido abre hoy. La secretaría cierra tarde. La secretaría recibe cartas. La fotosíntesis usa luz. La fotosíntesis da azúcar. La fotosíntesis cansa.';

it('another ending of a Spanish word is no slip of the pen', () => {
  expect(read('¿Quién fue el secretario?', spanish, 'es')).toBeNull();
});

it('a letter left out inside a word is one', () => {
  expect(read('¿Qué usa la fotosíntsis?', spanish, 'es')).toContain('fotosíntesis');
});

it('a Russian word is not read as another that two letters part from it', () => {
  const text = 'Срок правления долог. Время правления прошло. Годы правления царя. Дом стоит у реки.';
  expect(read('Каковы проявления болезни?', text, 'ru')).toBeNull();
});

it('a name that stands in the index at the back alone is spelled right', () => {
  const entries = ['canal of, 12', 'mill of, 13', 'lawsuit of, 40', 'meadow of, 41'];
  const text = `A canal crossed the meadow of the village.\n\n${entries.map((entry) => `Teasdale, ${entry}`).join('\n')}`;
  expect(read('What was the Teasdale case?', text, 'en')).toBeNull();
});
