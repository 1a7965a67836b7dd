/**
 * A process that keeps its books: the same questions through `stores/opened-books.ts`, as a call asks them once it has read the
 * document, and with book, index and facts at hand. A stand-in for Cloud Storage on the loopback serves the stored files.
 */
import { embedded } from '../../../functions/src/study/engines.ts';
import { cpuMs, median } from '../lib/bench.ts';
import { QUESTIONS } from './questions.ts';
import { storedBook } from './storage.ts';

const open = await storedBook();
const held = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
const empty = held();
const { book, index, knowledge } = await open();
await embedded.answer({ book, index, knowledge, question: QUESTIONS[0], history: [] });

const asked: number[] = [];
const atHand: number[] = [];
for (let round = 0; round < 4; round++) {
  for (const question of QUESTIONS) {
    const before = cpuMs();
    await embedded.answer({ ...(await open()), question, history: [] });
    const between = cpuMs();
    await embedded.answer({ book, index, knowledge, question, history: [] });
    atHand.push(cpuMs() - between);
    asked.push(between - before);
  }
}
console.log(JSON.stringify({ asked: median(asked), atHand: median(atHand), megabytes: held() - empty }));
