/** Two small books and a record of quizzes in them, for tests. */
import type { Book } from '../../../book/model.ts';
import { buildIndex } from '../../../book/search/index.ts';
import { sentencesOf } from '../../../book/sentences.ts';
import { testBook } from '../../../book/testing.ts';
import { buildKnowledge } from '../../../knowledge/index.ts';
import { openSummary, packSummary } from '../../../knowledge/summary.ts';
import type { ConverseInput, ShelfBook, StudyRecord } from '../../converse.ts';

const filler = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In day ${at + 2} of the ${topic} course the class walks around the old garden and talks.`,
  ).join(' ');

export const LOCKS = testBook([
  `# Chapter 1 Locks\n\nA mutex is a lock that only one thread can hold at a time. The thread that holds a mutex must release it before another thread can go on. The mutex was invented by Edsger Dijkstra in 1965.\n\n${filler('lock')}`,
  `A semaphore is a counter that lets several threads share a resource. Its counter falls when a thread takes a unit of the resource.\n\n${filler('counter')}`,
  `# Chapter 2 Deadlocks\n\nA deadlock occurs when two threads wait for each other for ever. Deadlocks are prevented because threads take all locks in one fixed order.\n\n${filler('deadlock')}`,
]);

export const CELLS = testBook([
  `# Chapter 1 Cells\n\nA mitochondrion is an organelle that makes most of the energy a cell needs. The nucleus is the organelle that holds the genes of the cell.\n\n${filler('cell')}`,
  `# Chapter 2 Plants\n\nPhotosynthesis is the process by which plants turn light into sugar. Chlorophyll is the green pigment that takes in the light.\n\n${filler('plant')}`,
]);

/** A book on a shelf; `opened` is told each time it is looked into. */
export const shelved = (pdf_id: string, title: string, book: Book | null, opened?: () => void): ShelfBook => ({
  pdf_id,
  title,
  open: async () => {
    opened?.();
    return book && { book, index: buildIndex(book) };
  },
  summary: async () => book && openSummary(packSummary(buildIndex(book), buildKnowledge(book, sentencesOf(book)))),
});

export const BOOKS = [shelved('locks', 'Threads and Locks', LOCKS), shelved('cells', 'Life of Cells', CELLS)];

export const NOTHING: StudyRecord = { attempted: 0, correct: 0, books: [], missed: [], attempts: 0, last: null };

const evidence = (page: number, quote: string) => ({
  page,
  quote,
  boxes: [{ x: 0.1, y: 0.2, width: 0.5, height: 0.01 }],
});

/** Weak in deadlocks (1 of 4), sound in locks (4 of 4), one slip in plants (1 of 2), never asked about cells. */
export const RECORD: StudyRecord = {
  attempted: 10,
  correct: 6,
  attempts: 2,
  last: {
    title: 'Life of Cells',
    taken: '2026-11-19T10:00:00.000Z',
    kinds: [
      { name: 'multiple-choice', right: 1, asked: 1 },
      { name: 'short-answer', right: 0, asked: 1 },
    ],
  },
  books: [
    {
      pdf_id: 'locks',
      title: 'Threads and Locks',
      gone: false,
      attempted: 8,
      correct: 5,
      chapters: [
        { title: 'Locks', from: 1, to: 2, attempted: 4, correct: 4 },
        { title: 'Deadlocks', from: 3, to: 3, attempted: 4, correct: 1 },
      ],
    },
    {
      pdf_id: 'cells',
      title: 'Life of Cells',
      gone: false,
      attempted: 2,
      correct: 1,
      chapters: [
        { title: 'Cells', from: 1, to: 1, attempted: 0, correct: 0 },
        { title: 'Plants', from: 2, to: 2, attempted: 2, correct: 1 },
      ],
    },
  ],
  missed: [
    {
      pdf_id: 'locks',
      title: 'Threads and Locks',
      question: 'When does a deadlock occur?',
      chapter: 3,
      evidence: evidence(3, 'A deadlock occurs when two threads wait for each other for ever.'),
    },
    {
      pdf_id: 'cells',
      title: 'Life of Cells',
      question: 'What does *chlorophyll* take in [1]?',
      chapter: 2,
      evidence: evidence(2, 'Chlorophyll is the green pigment that takes in the light.'),
    },
  ],
};

export const input = (question: string, given: Partial<ConverseInput> = {}): ConverseInput => ({
  question,
  history: [],
  shelf: { books: BOOKS, reading: 0, beyond: 0 },
  record: async () => RECORD,
  today: '2026-11-20',
  hasTime: () => true,
  ...given,
});
