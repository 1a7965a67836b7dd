/** What the tests of Progress share: the calls that it makes, and replies to them. */
export const GET = 'GET /progress';
export const CHART = 'GET /progress/chart';
export const COVERAGE = 'GET /progress/coverage';
export const overall = { total_questions_attempted: 12, total_correct_answers: 7, overall_accuracy_percentage: 58.3 };

export const chart = {
  days: [
    { day: '2026-11-01', attempted: 8, correct: 4 },
    { day: '2026-11-02', attempted: 4, correct: 3 },
  ],
  books: [
    {
      pdf_id: 'locks',
      title: 'Threads and Locks',
      attempted: 12,
      correct: 7,
      days: [{ day: '2026-11-01', attempted: 8, correct: 4 }],
      chapters: [{ title: '1 Locks', from: 2, attempted: 8, correct: 6 }],
    },
  ],
};
