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
    next: {
      title: 'Next',
      weak: (rests: string) => `your weakest chapter: ${rests}`,
      new: 'no quiz has asked you about it yet',
      sure: (rests: string) => `sure (${rests}), and asked about longest ago`,
      start: 'Take a quiz on it',
    },
    weakest: {
      title: 'Weakest chapters first',
      legend: 'The tick is your result; the band is how far it may be off.',
      few: 'Fewer than four questions so far: too few to say',
      right: (right: string, of: string) => `${right} of ${of} right`,
      lately: (right: string, of: string) => `${right} of the last ${of} right`,
      practise: 'Practise',
      practiseIt: (chapter: string) => `Practise ${chapter}`,
      more: (count: string, chapters: number) =>
        chapters === 1 ? 'Show 1 more chapter' : `Show ${count} more chapters`,
    },
    coverage: {
      title: 'Coverage',
      states: { sure: 'sure', shaky: 'shaky', new: 'not asked yet' },
      sum: (sure: string, shaky: string, fresh: string) => `${sure} sure, ${shaky} shaky, ${fresh} not asked yet`,
      cell: (number: string, chapter: string, standing: string) => `${number}: ${chapter} (${standing})`,
      right: (right: string, of: string) => `${right} of ${of} right`,
      lately: (right: string, of: string) => `${right} of the last ${of} right`,
      quizNew: 'Quiz me on what I haven’t covered',
      quizNewOn: (book: string) => `Quiz me on what I haven’t covered in ${book}`,
      quizMissed: 'Quiz me on what I got wrong',
      quizMissedOn: (book: string) => `Quiz me on what I got wrong in ${book}`,
      failed: 'The new quiz couldn’t be created',
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
      legend: 'Each circle is an attempt, hollow below six questions; the line is the last seven together.',
    },
    more: 'Show more',
    chart: {
      caption: 'Accuracy by day: questions attempted, correct answers, accuracy',
      day: 'Day',
      table: 'Show by day, as a table',
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
