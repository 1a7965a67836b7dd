/**
 * A process that is asked for quizzes of ten questions of one stored book: the first, with the book opened, and the next of other seeds,
 * each past the gate, as a call writes them once it has read the document.
 */
import { QUIZ, readBookFile } from '../../../functions/src/stores/book-files.ts';
import { embedded } from '../../../functions/src/study/engines.ts';
import { gateQuestions } from '../../../functions/src/study/gate/index.ts';
import { openMaterial } from '../../../functions/src/study/quiz/material.ts';
import { cpuMs, median } from '../lib/bench.ts';
import { storedBook } from './storage.ts';

const open = await storedBook();

async function quiz(seed: string): Promise<number> {
  const before = cpuMs();
  const { book, knowledge: facts } = await open();
  const knowledge = async () => {
    const known = await facts();
    const write = () => Promise.reject(new Error('What quizzes need of the book was not opened.'));
    await openMaterial(book, known, { read: () => readBookFile('student', 'book', QUIZ), write });
    return known;
  };
  const input = { book, knowledge, seed, counts: { mcq: 5, saq: 3, laq: 2 }, earlier: [] };
  const { questions } = gateQuestions(await embedded.writeQuestions(input), input);
  const { mcqs, saqs, laqs } = questions;
  if (mcqs.length + saqs.length + laqs.length === 0) throw new Error('No questions were written.');
  return cpuMs() - before;
}

const first = await quiz('1');
const next: number[] = [];
for (const seed of ['2', '3', '4']) next.push(await quiz(seed));
console.log(JSON.stringify({ first, next: median(next), megabytes: process.resourceUsage().maxRSS / 1_024 }));
