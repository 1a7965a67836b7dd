import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (topic: string) =>
  Array.from({ length: 12 }, (_, at) => `In week ${at + 2} of the ${topic} the class defines its own garden.`).join(
    ' ',
  );
const manual = testBook([
  `# 1 Opening a Window\n\nThe call open_window shows an empty window. It takes the width and the height.\n\n${filler('window')}`,
  `# 2 Windows of Houses\n\nBuilders open the window of a shed with a lever of steel. ${Array.from({ length: 12 }, (_, at) => `On day ${at + 2} the class walks to the old harbour.`).join(' ')}`,
]);
const ask = (question: string) => answerFromBook({ book: manual, question, history: [] }).answer;

describe('"How do I …?"', () => {
  it('is answered by the beginning of the section whose title says it', () => {
    expect(ask('How do I open a window?')).toMatch(/^The call open\\_window shows an empty window\./);
  });

  it('is not answered by a section whose title says something else as well', () => {
    expect(ask('How do builders open the window of a shed with a lever?')).toMatch(/^Builders open the window/);
  });
});
