import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const english = Array.from(
  { length: 14 },
  (_, at) => `On morning ${at + 3} the Quill project class walks around the garden.`,
).join(' ');
const german = Array.from(
  { length: 14 },
  (_, at) => `Am Morgen ${at + 3} geht die Klasse des Projekts Quill durch den Garten.`,
).join(' ');
const ask = (question: string, text: string, filler: string, language: string) =>
  answerFromBook({
    book: testBook([`# 1 Quill\n\n${text}\n\n${filler}`, `# 2 Garden\n\n${filler}`], [], language),
    question,
    history: [],
  }).answer;

describe('where a name is from', () => {
  it.each(['Why is the project called Quill?', 'Where does the name Quill come from?'])('%s', (question) => {
    const text =
      'A disc was to be called Quill for Writers, which would hold all programs of the project. The name comes from the feather of a goose. The project called its first leader in 1996.';
    expect(ask(question, text, english, 'en')).toMatch(/^The name comes from the feather of a goose\./);
  });

  it('is asked for in German too', () => {
    const text =
      'Das Projekt kommt aus dem Norden und hat viele Freunde. Der Name leitet sich von der Feder einer Gans ab. Quill nennt seine Helfer Freunde.';
    expect(ask('Woher kommt der Name Quill?', text, german, 'de')).toContain('leitet sich von der Feder');
  });
});

it('a verb behind its auxiliary is no form of another', () => {
  const text =
    'Ida Marsh founded the Quill project in 1993. She found a box of the Quill project under her desk in 1980.';
  expect(ask('When did Ida Marsh found the Quill project?', text, english, 'en')).toMatch(/^Ida Marsh founded/);
});
