import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (topic: string) =>
  Array.from({ length: 10 }, (_, at) => `On day ${at + 2} the ${topic} class walks around the old garden.`).join(' ');
const ask = (question: string, book: Book) => {
  const draft = answerFromBook({ book, question, history: [] });
  for (const { page, quote } of draft.quotes) expect(verifyQuote(book.pages[page - 1]!, quote)).not.toBeNull();
  return draft;
};

describe('an answer is put together so that', () => {
  const steps = testBook([
    `# 1 Sleep\n\nSleep helps memory because the hippocampus replays the day. This happens in three steps:\n\n1. An experience activates neurons.\n\n2. The hippocampus links them.\n\n3. The cortex takes over.\n\nA night without sleep costs twice.\n\n${filler('sleep')}`,
    `# 2 Clauses\n\nResolution is not sufficient because some clauses cannot be cut. To see this, consider the following clauses:\n\n{p, q} = {1, 2}, {3}\n\n${filler('clause')}`,
  ]);

  it('a sentence that announces a list is followed by the list, each item proved', () => {
    const { answer, quotes } = ask('Why does sleep help memory?', steps);
    expect(answer).toContain(
      'This happens in three steps: [1]\n\n- An experience activates neurons. [2]\n\n- The hippocampus links them. [3]\n\n- The cortex takes over. [4]',
    );
    expect(quotes).toHaveLength(4);
  });

  it('it does not end in a question of the book', () => {
    const spacing = testBook([
      `# 1 Spacing\n\nThe spacing effect is the finding that spread study lasts longer than study in one go. Massed practice is study without pauses and works by the spacing effect turned round. How long should the pauses of the spacing effect be?\n\n${filler('spacing')}`,
    ]);
    const { answer, quotes } = ask('How does the spacing effect work?', spacing);
    expect(answer).toContain('The spacing effect is the finding');
    expect(answer).not.toContain('How long');
    expect(quotes.every(({ quote }) => !quote.endsWith('?'))).toBe(true);
  });

  it('a sentence that announces what cannot be said is left out', () => {
    const { answer } = ask('Why is resolution not sufficient?', steps);
    expect(answer).toContain('Resolution is not sufficient because');
    expect(answer).not.toContain('following clauses:');
  });

  it('sentences on either side of a page turn are each proved on their page', () => {
    const book = testBook([
      `# 1 Sleep\n\n${filler('sleep')}\n\nSleep helps memory because the hippocampus replays the day and the cortex slowly takes over what`,
      `was held by it. Deep sleep helps memory most.\n\n${filler('night')}`,
      `# 2 Food\n\n${filler('food')}`,
    ]);
    const { answer, quotes } = ask('How does sleep help memory?', book);
    expect(answer).toContain('takes over what was held by it. [1] Deep sleep helps memory most. [2]');
    expect(quotes.map(({ page }) => page).slice(0, 2)).toEqual([1, 2]);
  });

  it('footnote marks are neither said nor quoted at either end', () => {
    const book = testBook([
      `# 1 Piracy\n\nPiracy is the copying of works without permission. 19 Indeed, piracy is common because copies are cheap 20 and quick.\n\n${filler('law')}`,
      `# 2 Food\n\n${filler('food')}`,
    ]);
    const page = book.pages[0]!;
    for (const line of page.lines) {
      for (const digits of ['19', '20']) {
        const start = page.text.indexOf(`${digits} `);
        if (start >= line.start && start < line.end)
          line.runs.push({ start, end: start + 2, box: line.box, mark: true });
      }
    }
    const { answer, quotes } = ask('Why is piracy common?', book);
    expect(answer).toContain('Indeed, piracy is common because copies are cheap and quick.');
    expect(answer).not.toMatch(/\b(?:19|20)\b/);
    expect(quotes.every(({ quote }) => !/^19|20$/.test(quote))).toBe(true);
  });
});
