import { texts } from '../language.ts';

/** Progress, and one attempt in full. */
export const progress = texts({
  en: {
    title: 'Progress',
    loading: 'Loading progress...',
    empty: 'No quiz attempts found.',
    emptyHint: 'Take a quiz on one of your books, and your results will appear here.',
    overall: 'Overall performance',
    attempted: 'Questions attempted',
    correct: 'Correct answers',
    accuracy: 'Accuracy',
    trend: {
      up: (now: string, day: string, before: string) => `${now} on ${day}, up from ${before} before`,
      down: (now: string, day: string, before: string) => `${now} on ${day}, down from ${before} before`,
      same: (now: string, day: string) => `${now} on ${day}, the same as before`,
    },
    recent: 'Recent attempts',
    of: (score: string, total: string) => `${score} / ${total}`,
    unmarked: 'Not marked yet',
    columns: { date: 'Date', book: 'Book', mcq: 'MCQ', saq: 'SAQ', laq: 'LAQ', overall: 'Overall', details: 'Details' },
    details: 'View Details',
    /** Begins with the visible words, so that 60 buttons have 60 names. */
    detailsOf: (title: string, when: string) => `View Details: ${title}, ${when}`,
    plot: {
      label: (attempts: string) => `Accuracy of ${attempts} attempts over time; the table has the figures`,
      legend: 'A circle for each attempt, hollow below six questions; the line is the last seven together.',
    },
    more: 'Show more',
    chart: {
      title: 'Accuracy over time',
      byBook: 'By book',
      byChapter: 'By chapter',
      caption: 'Accuracy by day: questions attempted, correct answers, accuracy',
      day: 'Day',
      chapter: 'Chapter',
      share: (percent: string, correct: string, attempted: string) => `${percent}, ${correct} of ${attempted} correct`,
      few: 'Your trend starts on day two.',
      table: 'Show as a table',
    },
    attempt: {
      back: 'Back to Progress',
      title: 'Attempt details',
      score: 'Your result',
      loading: 'Loading attempt…',
      notFound: 'Attempt details not found.',
      unmarked: 'This attempt hasn’t been marked yet. Your answers are saved.',
      mark: 'Mark it now',
      marking: 'Marking…',
      markFailed: 'It couldn’t be marked',
    },
  },
});
