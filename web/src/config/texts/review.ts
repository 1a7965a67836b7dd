import { texts } from '../language.ts';

/** Cards and their review. */
export const review = texts({
  en: {
    title: 'Review',
    loading: 'Loading your cards…',
    notLoaded: 'Your cards couldn’t be loaded',
    works: 'Your cards are safe, with the days on which they come back.',
    worksOffline:
      'Your cards are safe. Next time, open Review once while you’re connected: that day’s cards then work offline too.',
    offline: 'Go on: your grades are kept on this device and sent when you are connected again.',
    /** Of the dashboard and of the head of a session. */
    due: (cards: string, minutes: string, count: number) =>
      `${cards} due · about ${minutes} ${count === 1 ? 'minute' : 'minutes'}`,
    start: 'Start review',
    done: 'Cards done',
    end: 'End session',
    undo: 'Undo',
    undone: 'Undone: grade it again.',
    sureOn: (date: string) => `missed on ${date}, though sure`,
    missedOn: (date: string) => `missed on ${date}`,
    addedOn: (date: string) => `added on ${date}`,
    /** After that: what the days that the grades offer follow from. */
    askedBefore: (times: string, count: number) => (count === 1 ? 'asked once before' : `asked ${times} times before`),
    front: {
      type: 'Type it, or say it in your head',
      yours: 'Your answer',
      choose: 'Your choice',
      show: 'Show the answer',
      keys: ['Ctrl', 'Enter'],
    },
    back: {
      yours: 'Your answer',
      said: 'Compare the answer with what you had in mind.',
      marking: 'Marking your answer…',
      notMarked: 'It couldn’t be marked just now: compare it yourself.',
      points: (met: number, of: number) => `${met} of ${of} points.`,
      decide: 'Compare and decide: your decision suggests the grade.',
      answer: 'Answer',
      book: 'The book',
      showPage: 'Show the page',
      page: (title: string) => `${title}, the page`,
      remove: 'Remove this card',
      removed: 'Card removed.',
    },
    /** Over what an answer said already. */
    had: (missing: number) =>
      missing === 1
        ? 'You said this. Which point did you leave out?'
        : `You said this. Which ${missing} points did you leave out?`,
    grades: {
      label: 'How well did you remember it?',
      names: { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' },
      suggested: 'suggested',
    },
    pause: {
      title: 'A short pause',
      text: 'The next card comes back within a minute: long enough that you recall it rather than repeat it.',
      now: 'Ask it now',
      seconds: (seconds: string) => `in ${seconds} s`,
    },
    over: {
      title: 'That’s all for today',
      early: 'That’s it for now',
      sum: (cards: string, count: number, minutes: string, many: number) =>
        `${cards} ${count === 1 ? 'card' : 'cards'} in ${minutes} ${many === 1 ? 'minute' : 'minutes'}.`,
      /** A session that was ended before its first card. */
      stillHere: (cards: string, count: number) => `${cards} ${count === 1 ? 'card is' : 'cards are'} still due`,
      /** Nothing was asked. */
      sumNone: 'You didn’t review any cards this time.',
      lost: 'Nothing is lost.',
      /** Of a session that was ended early. */
      stillDue: (cards: string, count: number) =>
        `${cards} ${count === 1 ? 'card is' : 'cards are'} left for later; nothing is lost.`,
      /** The days after today, each with its cards. */
      ahead: 'Cards that come back in the seven days after today',
      settings: 'Your cards',
      remembered: (all: boolean, count: string) => (all ? 'You remembered them all.' : `You remembered ${count}.`),
      comeBack: (count: number) => (count === 1 ? 'This one comes back' : `These ${count} come back`),
      rest: 'The rest can wait for another day; nothing is lost.',
      /** `day`: "tomorrow", "Tuesday", "Friday, 4 December". */
      wait: (cards: string, count: number, day: string) =>
        `${count === 1 ? 'One card waits' : `${cards} cards wait`} until ${day}.`,
      tomorrow: 'tomorrow',
      nothing: 'Nothing is due today.',
      nothingText: 'Cards come back just before you would forget them. Until then there is nothing to do.',
      home: 'Back to Dashboard',
      more: 'See what else is due',
      /** Goes on with the session. */
      goOn: (cards: string, count: number) => (count === 1 ? 'Review 1 card' : `Review ${cards} cards`),
      /** Something comes back in minutes, but the day's minutes are used. */
      usedUp: (minutes: string) => `Today’s ${minutes} minutes are used. To go on now, raise them below.`,
    },
    empty: {
      title: 'No cards yet.',
      text: 'After a quiz, add the questions you missed; or choose from the key facts of a book. Folio asks each one again just before you would forget it.',
    },
    limit: {
      label: 'Most minutes a day',
      option: (minutes: string) => `${minutes} minutes`,
      failed: 'The limit couldn’t be saved.',
    },
    anki: {
      label: 'Your cards in another app',
      button: 'Export for Anki',
      busy: 'Exporting…',
      failed: 'The cards couldn’t be exported.',
    },
    waiting: (count: string, many: number) =>
      `${count} ${many === 1 ? 'grade is' : 'grades are'} kept on this device until there is a connection.`,
    fromConfig: 'Or make cards from this book’s key facts',
    fromBook: {
      title: 'Cards from a book',
      text: 'Choose from the definitions, causes and lists that a book states, each with its page.',
      all: (books: string) => `Show all ${books} books`,
    },
    facts: {
      title: 'Key facts',
      loading: 'Looking for key facts…',
      notLoaded: 'The key facts couldn’t be loaded',
      works: 'The cards you made are safe.',
      intro: 'What this book defines and lists. Tick what you want to remember.',
      /** Where some have everything in review. */
      openFirst: 'Chapters with something left to choose come first.',
      /** When there is nothing left to choose. */
      allKnown: 'Every key fact of this book is in review. Folio asks each one again just before you would forget it.',
      count: (known: string, all: string) => `${known} of ${all} in Review`,
      seek: 'Search these facts',
      total: (facts: string, count: number, more: boolean) =>
        `${facts} key ${count === 1 ? 'fact' : 'facts'}${more ? ', and more below' : ''}`,
      found: (found: string, all: string) => `${found} of ${all} shown`,
      none: 'No key facts were found in this book.',
      noneText: 'You can still make cards from the questions of a quiz.',
      all: (chapter: string) => `All in “${chapter}”`,
      front: 'At the beginning',
      more: 'Show more key facts',
      known: 'In review',
      tick: 'Tick the facts you want to be asked.',
      add: (cards: string, count: number) =>
        count === 0 ? 'Add to review' : `Add ${cards} ${count === 1 ? 'card' : 'cards'} to review`,
      adding: 'Adding…',
      added: (cards: string, count: number) => `${cards} ${count === 1 ? 'card' : 'cards'} added.`,
      failed: 'The cards couldn’t be added.',
      review: 'Go to Review',
    },
    add: {
      missed: (count: string, questions: number) =>
        questions === 1 ? 'Add 1 question to review' : `Add ${count} questions to review`,
      /** Where some of what was missed is there already. */
      others: (count: string, questions: number) =>
        questions === 1 ? 'Add 1 more question to review' : `Add ${count} more questions to review`,
      part: 'Add the missing point to review',
      one: 'Add to review',
      busy: 'Adding…',
      done: 'In review',
      doneAll: 'Added to review',
      failed: 'This couldn’t be added to review.',
    },
  },
});
