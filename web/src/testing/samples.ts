/** Entities as the service sends them, for tests. */
import type { ChatMessage } from '@contract/chat.ts';
import type { Citation } from '@contract/evidence.ts';
import type { Document, DocumentInfo } from '@contract/library.ts';
import type { AttemptDetail, AttemptSummary } from '@contract/progress.ts';
import type { Questions, Results, StoredQuiz } from '@contract/quiz.ts';
import type { ReviewCard } from '@contract/review.ts';

export const book = (more: Partial<Document> = {}): Document => ({
  id: 'locks',
  title: 'Threads and Locks',
  created_at: '2026-11-01T10:00:00Z',
  bytes: 2 * 1024 * 1024,
  pages: 12,
  status: 'ready',
  pages_read: 12,
  pages_without_text: [],
  language: 'en',
  ...more,
});

export const info = (more: Partial<Document> = {}): DocumentInfo => ({
  file_id: 'locks',
  title: 'Threads and Locks',
  document: book(more),
  outline: [
    { title: 'Contents', level: 1, from: 1, to: 1 },
    { title: '1 Locks', level: 1, from: 2, to: 6 },
    { title: '1.1 Deadlock', level: 2, from: 4, to: 6 },
    { title: '2 Memory', level: 1, from: 7, to: 12 },
  ],
});

const evidence = (page: number, quote: string) => ({
  page,
  quote,
  boxes: [{ x: 0.1, y: 0.1, width: 0.5, height: 0.02 }],
});

export const questions: Questions = {
  mcqs: [
    {
      question: 'What does a lock protect?',
      options: ['A critical section', 'A page table', 'A free frame'],
      answer_index: 0,
      explanation: 'A lock lets one thread at a time enter a critical section.',
      evidence: evidence(3, 'one thread at a time'),
    },
    {
      question: 'What raises a page fault?',
      options: ['A held lock', 'A page that is not in memory'],
      answer_index: 1,
      explanation: 'It is touched while it is not there.',
      evidence: evidence(5, 'A page that is not in memory raises a page fault'),
    },
  ],
  saqs: [
    { question: 'What is a deadlock?', answer: 'A circle of waiting threads.', evidence: evidence(4, 'a deadlock') },
  ],
  laqs: [
    {
      question: 'How does a page get into memory?',
      answer_outline: ['* The **kernel** finds a free frame.', 'It reads the page * from disk.'],
    },
  ],
};

export const results: Results = {
  mcq: [{ is_correct: true }, { is_correct: false }],
  saq: [
    {
      is_correct: false,
      reason: 'One point is missing.',
      points: [
        { point: 'Threads wait.', met: true, student_words: 'they wait' },
        { point: 'In a circle.', met: false, student_words: null },
      ],
    },
  ],
  laq: [{ is_correct: true }],
};

export const attempt = (more: Partial<AttemptDetail> = {}): AttemptDetail => ({
  attempt_id: 'a1',
  quiz_id: 'q1',
  pdf_id: 'locks',
  title: 'Threads and Locks',
  created_at: '2026-11-02T10:30:00Z',
  status: 'marked',
  questions,
  user_answers: { mcq: { 1: 0 }, saq: { 0: 'they wait' }, laq: {} },
  results,
  ...more,
});

export const summary = (more: Partial<AttemptSummary> = {}): AttemptSummary => ({
  attempt_id: 'a1',
  quiz_id: 'q1',
  pdf_id: 'locks',
  title: 'Threads and Locks',
  created_at: '2026-11-02T10:30:00Z',
  status: 'marked',
  mcq_score: 1,
  saq_score: 0,
  laq_score: 1,
  overall_score: 2,
  mcq_total: 2,
  saq_total: 1,
  laq_total: 1,
  overall_total: 4,
  ...more,
});

export const storedQuiz = (more: Partial<StoredQuiz> = {}): StoredQuiz => ({
  quiz_id: 'q1',
  pdf_id: 'locks',
  title: 'Threads and Locks',
  created_at: '2026-11-02T10:00:00Z',
  questions,
  notes: [],
  attempt_id: null,
  ...more,
});

/** What a failed answer is apologised for with, to the letter (SPEC §8). */
/** A card that was never asked. */
export const card = (card_id: string): ReviewCard => ({
  ...{ card_id, pdf_id: 'book', title: 'Locks', language: 'en', created_at: '2026-11-01T00:00:00Z', memory: null },
  ...{ kind: 'short', question: card_id, answer: ['A lock'], evidence: [], chapter: null, source: 'question' },
});

export const APOLOGY = "I'm sorry, I encountered an error while processing your question. Please try again.";

export const cited = (more: Partial<Citation> = {}): Citation => ({
  page: 3,
  quote: 'A lock waits.',
  state: 'marked',
  boxes: [],
  ...more,
});

export const said = (
  id: string,
  role: ChatMessage['role'],
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  role,
  content,
  timestamp: '2026-11-02T10:30:00Z',
  state: 'done',
  citations: [],
  ...more,
});
