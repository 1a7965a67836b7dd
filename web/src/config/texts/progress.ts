import { texts } from '../language.ts';

/** Progress, and one attempt in full. */
export const progress = texts({
  en: {
    title: 'Progress',
    loading: 'Loading progress...',
    empty: 'No quiz attempts found.',
    failed: 'Your progress couldn’t be loaded',
    works: 'Your attempts and marks are safe.',
    /** Before the specified words where nothing could be looked up: when they hold. */
    emptyIf: 'If you haven’t taken a quiz yet:',
    review: 'Review your cards',
    examsFailed: 'Your exam plan couldn’t be loaded',
    coverageFailed: 'What you know of each chapter couldn’t be loaded',
    keptPlan: 'Your plan is kept.',
    keptResults: 'Your results are kept.',
    keptSince: (when: string) =>
      `This is how you stood ${when}, as kept on this device. To change a plan you need a connection.`,
    sinceToday: (time: string) => `today at ${time}`,
    sinceOn: (when: string) => `on ${when}`,
    emptyHint: 'Take a quiz on one of your books, and your results will appear here.',
    overall: 'Overall performance',
    attempted: 'Questions attempted',
    correct: 'Correct answers',
    accuracy: 'Accuracy',
    decidedShare: (count: string, correct: string) =>
      `${count} of ${correct} correct answers by your own decision; they don’t count in Coverage and plans.`,
    decided: (count: string) => `${count} decided by you`,
    trendLater: 'Your trend starts after a week of quizzes.',
    /** The last week of quizzes beside all that was before it. */
    trend: (now: string, before: string) => `${now} in the last seven days with a quiz, ${before} before`,
    exam: {
      set: 'Set an exam date',
      why: 'Folio plans the days until then: every chapter once, then again at the right time.',
      inDays: (days: string, count: number) =>
        count === 0 ? 'Your exam is today' : count === 1 ? 'Exam tomorrow' : `Exam in ${days} days`,
      over: (date: string) => `Exam on ${date}, over`,
      noBooks: 'The books of this exam were deleted.',
      today: 'Today',
      minutes: (minutes: string) => `about ${minutes} min`,
      /** Where some of a day is done: how long the whole is, the exam's own minutes say. */
      minutesLeft: (left: string) => `about ${left} min left`,
      start: 'Start today',
      goOn: 'Continue today',
      doneToday: 'All done for today.',
      /** Where cards wait all the same. */
      chaptersDone: 'Your chapters for today are done.',
      cardsLeft: (cards: string, count: number) =>
        count === 1 ? '1 card is still due.' : `${cards} cards are still due.`,
      reviewCards: (cards: string, count: number) => (count === 1 ? 'Review 1 card' : `Review ${cards} cards`),
      /** Of several plans, on the day that has most of more than one. */
      together: (minutes: string, day: string) =>
        `On ${day} your plans ask for about ${minutes} min together. If that is too much, change the minutes or the days of one.`,
      freeToday: 'Nothing is planned for today.',
      luck: 'The rest is recall: good luck.',
      tasks: {
        cover: (chapter: string) => `New: ${chapter}`,
        again: (chapter: string) => `Revise: ${chapter}`,
        /** Of a chapter that a quiz asked about today. */
        askedToday: (chapter: string) => `Asked about today: ${chapter}`,
        mock: 'Mock exam over all chapters',
        review: 'Cards that are due',
      },
      /** Before the chapters of a day of which the same is asked. */
      kinds: { cover: 'New:', again: 'Revise:' },
      /** Chapters of a far day, which are not named. */
      counted: {
        cover: (chapters: string, count: number) => (count === 1 ? '1 new chapter' : `${chapters} new chapters`),
        again: (chapters: string, count: number) =>
          count === 1 ? '1 chapter to revise' : `${chapters} chapters to revise`,
      },
      mockOn: (book: string) => `Mock exam: ${book}`,
      done: 'done',
      /** What of today is done, folded. */
      doneSteps: (count: string) => `${count} done today`,
      setAnother: 'Set another exam date',
      /** A chapter counts once a quiz has asked about it. */
      asked: (met: string, chapters: string) =>
        met === chapters
          ? `You’ve had a quiz on all ${chapters} chapters.`
          : `You’ve had a quiz on ${met} of ${chapters} chapters.`,
      /** In a day's line. */
      dueCards: 'Due cards',
      /** Of a day that takes longer than the student's own minutes. */
      longer: (minutes: string) => `in one sitting, so longer than your ${minutes} min`,
      /** In today's line of the plan. */
      restOfToday: 'Chapters done',
      strip: 'The days to the exam, in minutes',
      day: (day: string, minutes: string) => `${day}: ${minutes} min`,
      restDay: (day: string) => `${day}: rest`,
      rest: 'Day off',
      mock: 'mock exam',
      fresh: (count: string) => `${count} new`,
      cards: 'cards',
      more: (days: string) => `+${days} days`,
      examDay: 'Exam',
      days: 'The days to the exam',
      laterDays: (days: string, count: number) => (count === 1 ? '1 day more' : `${days} days more`),
      chart: 'The minutes as a chart',
      unmet: (chapters: string, count: number, minutes: string) =>
        `At ${minutes} minutes a day there is no time for ${count === 1 ? 'one chapter' : `${chapters} of the chapters`}.`,
      unmetByAny: (chapters: string, count: number, most: string) =>
        `There is no time for ${count === 1 ? 'one chapter' : `${chapters} of the chapters`}, not even at ${most} minutes a day. Start with those that matter most.`,
      leftOut: (count: string, chapters: number) => (chapters === 1 ? 'Left out' : `The ${count} left out`),
      leftOutMore: (count: string) => `and ${count} more`,
      setMinutes: (minutes: string) => `Change to ${minutes} minutes a day`,
      tight: (minutes: string, enough: string) =>
        `${minutes} minutes a day is enough if you study on every day of this plan. With ${enough} you could miss one day in three.`,
      change: 'Change',
      changeOf: (books: string) => `Change the exam on ${books}`,
      remove: 'Remove',
      removeOf: (books: string) => `Remove the exam on ${books}`,
      form: {
        title: 'Exam date',
        books: 'Books it covers',
        loadingBooks: 'Loading your books…',
        date: 'Exam day',
        minutes: 'Minutes a day',
        minutesHint: (least: string, most: string) => `${least} to ${most} minutes`,
        study: 'Study on',
        otherBooks: (books: string, count: number) => (count === 1 ? '1 more book' : `${books} more books`),
        save: 'Plan the days',
        saving: 'Planning…',
        cancel: 'Cancel',
        remove: 'Remove this exam',
        /** Of an exam that is set otherwise. */
        replaces: 'The days from today on are planned again; what you have done stays.',
        noBook: 'Choose at least one book.',
        noDate: 'Choose a day after today, within a year.',
        noMinutes: (least: string, most: string) => `Choose from ${least} to ${most} minutes.`,
        noDay: 'Leave at least one day a week to study.',
        failed: 'The exam couldn’t be saved',
      },
    },
    next: {
      title: 'Next',
      weak: (rests: string) => `your weakest chapter: ${rests}`,
      new: 'no quiz has asked you about it yet',
      sure: (rests: string) => `sure (${rests}), and asked about longest ago`,
      start: 'Take a quiz on it',
      offline: 'A quiz needs a connection.',
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
    reviews: {
      title: 'Reviews',
      cards: (count: string, cards: number) => (cards === 1 ? '1 card' : `${count} cards`),
      fresh: (count: string) => `${count} not asked yet`,
      remembered: (right: string, asked: string) => `remembered: ${right} of ${asked} reviews in 30 days`,
      below: (aim: string) => `Below the ${aim} that reviews aim for: shorter sittings, more often, help.`,
      above: (aim: string) => `Above the ${aim} that reviews aim for.`,
      few: (asked: string, count: number) =>
        count === 0
          ? 'No card has come back yet: how much you remember will appear here.'
          : count === 1
            ? '1 card has come back so far: too few to say how much you remember.'
            : `${asked} cards have come back so far: too few to say how much you remember.`,
      spent: (minutes: string, days: string, count: number) =>
        count === 1 ? `${minutes} min on 1 day` : `${minutes} min on ${days} days`,
      forecast: 'Cards that come back in the next two weeks',
      day: (day: string, cards: string, minutes: string, count: number) =>
        count === 0 ? `${day}: none` : `${day}: ${count === 1 ? '1 card' : `${cards} cards`}, about ${minutes} min`,
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
      loading: 'Loading attempt…',
      notFound: 'Attempt details not found.',
      failed: 'This attempt couldn’t be loaded',
      works: 'Your answers and marks are safe.',
      notFoundIf: 'If the link is old or mistyped:',
      unmarked: 'This attempt hasn’t been marked yet. Your answers are saved.',
      mark: 'Mark it now',
      marking: 'Marking…',
      markFailed: 'It couldn’t be marked',
    },
  },
});
