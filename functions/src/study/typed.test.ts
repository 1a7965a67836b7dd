/** What somebody types to hold the processor: as long as can be sent, without spaces, in runs of one sign. */
import { expect, test } from 'vitest';
import { buildIndex } from '../book/search/index.ts';
import { testBook } from '../book/testing.ts';
import { MAX_ANSWER_CHARS, MAX_QUESTION_CHARS } from '../contract/limits.ts';
import { embedded } from './engines.ts';
import { gradeAnswer } from './marking/verdict.ts';

/** Processor time of one answer or question (ms): half a second at most where it was measured, six and more before it was bounded; machines differ. */
const MOST = 4_000;

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Processor time (ms), the least of up to three tries: the first may load a language, and the machine may be busy. */
async function costOf(work: () => Promise<unknown>, most: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > most; tries++) {
    const from = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const points = {
  en: 'The working memory keeps four things at once.',
  zh: '工作记忆一次只能保存四件东西。',
  ar: 'تحفظ الذاكرة العاملة أربعة أشياء في وقت واحد.',
};

test.each(['1\n', 'four, ', 'e.g. ', '1,', 'α', '\u0301', '不', 'a.', '[a'])('an answer of %j', async (run) => {
  for (const [code, point] of Object.entries(points)) {
    const answer = `${filled(run, MAX_ANSWER_CHARS - 2)} x`;
    const rubric = { kind: 'outline' as const, entries: [point, point, point] };
    const input = { question: `${point}?`, rubric, evidence: [], answer };
    const cost = await costOf(async () => gradeAnswer(input, await embedded.mark(input)), MOST);
    expect(cost, code).toBeLessThan(MOST);
  }
});

const book = testBook([
  `# 1 Memory\n\nThe working memory keeps four things at once. ${'Other pages tell of cats. '.repeat(100)}`,
]);
const index = buildIndex(book);

test.each(['一', 'ไ', 'ع', '?'])('a question of %j', async (run) => {
  for (const before of ['', 'what is ', '什么是']) {
    const question = `${before}${filled(run, MAX_QUESTION_CHARS - 20)} x`;
    const cost = await costOf(() => embedded.answer({ book, index, question, history: [] }), MOST);
    expect(cost, before).toBeLessThan(MOST);
  }
});
