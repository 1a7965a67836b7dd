import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { gateQuestions } from '../gate/index.ts';
import { contextOf } from './context.ts';
import { entriesOf } from './entries.ts';
import { writeQuiz } from './write.ts';

const MANUAL = `# 1 Linear Tools

p = sprank (S)

Calculate the structural position of every nonzero element.

x = zorder (A, B)

Replace missing entries by the average of the columns.

The function qtrim(v) removes blanks from both ends of a string. The function kvault(name) stores a table on the disk under another title.
The function rbeam(v) draws vertical bars for the columns of a table. The function ziplist(v) joins two series into one list.
The function foo is shown in the next chapter of this manual. The function body consists of several statements in a row.`;

const bookOf = (text: string) =>
  testBook([text], [{ title: text.split('\n')[0]?.slice(2) ?? '', level: 1, page: 1 }], 'en');

const entries = (text: string) => {
  const book = bookOf(text);
  return entriesOf(contextOf({ book }, buildKnowledge(book, sentencesOf(book))));
};

describe('what a manual says of what it names', () => {
  it('is found behind a kind and a name, and under the line of a call', () => {
    const found = entries(MANUAL);
    expect(found.map(({ name, whole }) => [name, whole])).toEqual(
      expect.arrayContaining([
        ['sprank', true],
        ['zorder', true],
        ['qtrim', false],
        ['kvault', false],
      ]),
    );
    expect(found.find(({ name }) => name === 'qtrim')?.says).toBe('removes blanks from both ends of a string');
  });

  it('is not taken of words of the language, of what is only shown, or where the name says it', () => {
    const names = entries(MANUAL).map(({ name }) => name);
    for (const other of ['body', 'foo', 'ziplist']) expect(names).not.toContain(other);
  });

  it('is asked with options of one kind, each proved by the book', () => {
    const book = bookOf(MANUAL);
    const input = { book, counts: { mcq: 3, saq: 0, laq: 0 }, seed: 'a', earlier: [] };
    const { questions } = gateQuestions(writeQuiz(input, buildKnowledge(book, sentencesOf(book))), input);
    const asked = questions.mcqs.filter(({ form }) => form === 'named' || form === 'said');
    expect(asked.length).toBeGreaterThan(0);
    for (const { about_options: about = [], answer_index: key } of asked) {
      expect(about.filter((evidence) => evidence !== null)).toHaveLength(about.length - 1);
      expect(about.length).toBeGreaterThan(2);
      expect(about[key]).toBeNull();
    }
  });
});
