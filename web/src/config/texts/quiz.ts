import { texts } from '../language.ts';

/** Making a quiz, taking it, and seeing how it was marked. */
export const quiz = texts({
  en: {
    config: {
      title: 'New quiz',
      from: (book: string) => `From “${book}”`,
      counts: 'How many questions',
      mcq: 'Multiple choice',
      saq: 'Short answer',
      laq: 'Long answer',
      upTo: (max: string) => `0 to ${max}`,
      range: 'Ask about',
      whole: 'The whole book',
      pages: 'Some pages…',
      firstPage: 'First page',
      lastPage: 'Last page',
      generate: 'Generate Quiz',
      generating: 'Generating...',
      failed: 'Failed to generate quiz',
      none: 'Choose at least one question.',
      tooMany: (max: string) => `Choose a whole number from 0 to ${max}.`,
      badPages: (pages: string) => `Choose pages between 1 and ${pages}, the first not after the last.`,
      noText:
        'No text could be read in this book: its pages are pictures. Questions are written from text, so none can be written yet.',
      noTextMore:
        'Upload a copy with text in it (one whose words can be selected), or have its pages read with text recognition first.',
      reading: 'This book is still being read. You can start now: writing begins as soon as it is read.',
      back: 'Back to the quiz’s settings',
    },
    ready: 'Your quiz is ready',
    openReady: 'Open the quiz',
    taking: {
      title: 'Knowledge Quiz',
      exit: 'Exit Quiz',
      submit: 'Submit Quiz',
      submitting: 'Submitting...',
      failed: 'Failed to submit quiz',
      kept: 'Your answers are kept on this machine: you can try again now or come back later.',
      loading: 'Opening your quiz…',
      notFound: 'Quiz not found',
      notFoundText: "The quiz you're looking for doesn't exist or has expired.",
      home: 'Return to Dashboard',
      mcqs: 'Multiple Choice',
      saqs: 'Short Answer',
      laqs: 'Long Answer',
      onePoint: '1 point',
      answered: (done: string, all: string) => `${done} of ${all} answered`,
      blank: (blanks: string, count: number) =>
        count === 0
          ? 'Every question is answered'
          : count === 1
            ? '1 question is not answered yet'
            : `${blanks} questions are not answered yet`,
      toBlank: (count: number) => (count === 1 ? 'go to it' : 'go to the first'),
      fewer: 'Fewer questions than you asked for',
    },
    unfinished: {
      label: 'Unfinished quizzes',
      goOn: (title: string) => `Continue your quiz on “${title}”`,
      putAway: (title: string) => `Take the quiz on “${title}” off this list`,
    },
    results: {
      title: 'Quiz Results',
      accuracy: (percent: number) => `Overall Accuracy: ${percent}%`,
      score: (correct: number, count: number) => `Score: ${correct} / ${count}`,
      home: 'Back to Dashboard',
      details: 'See the marked attempt',
    },
    review: {
      explanation: 'Explanation:',
      answer: 'Answer:',
      outline: 'Answer Outline:',
      yours: 'Your answer',
      notAnswered: 'Not answered',
      correctAnswer: 'Correct answer',
      right: 'Correct',
      wrong: 'Not correct',
      rightOption: 'the correct option',
      wrongOption: 'not correct',
      chosen: 'Your choice',
      inBook: 'In the book:',
      points: 'What a full answer says',
      met: 'Made',
      missed: 'Missing',
      against: 'Says otherwise',
      yourWords: (words: string) => `Your words: “${words}”`,
      unmarked: 'Not marked yet',
      appeal: "I think I'm right",
      appealing: 'Marking again…',
      appealFailed: 'This could not be marked again',
      second: 'Second, independent marking',
      secondRight: 'The second marking accepts your answer, so it counts as correct. Both marks stay.',
      secondWrong: 'The second marking comes to the same result. Both marks stay.',
      secondDiffers: (second: string, first: string) =>
        `Both markings: not correct; the second found ${second} points, the first ${first}. Both marks stay.`,
      secondOthers: (found: string) =>
        `Both markings: not correct; each found ${found} points, but not the same ones. Both marks stay.`,
      found: (met: number, of: number) => `${met} of ${of}`,
    },
    again: {
      retake: 'Take it again',
      missed: 'Practise what was missed',
      failed: 'The new quiz could not be made',
    },
  },
});
