import { texts } from '../language.ts';

/** The landing page. The books quoted in its pictures are made up for it. */
export const landing = texts({
  en: {
    title: ['Ask your coursebook.', 'See the sentence that answers.'],
    tab: 'Folio: study from your own books',
    lead: 'Folio reads the PDFs you study from, answers your questions from them, and marks the exact words behind each answer on the page.',
    start: 'Start Learning Now',
    failed: 'The sign-in form couldn’t be loaded. Check your connection, then press the button again.',
    who: 'Log in or sign up. Your books are visible to nobody else.',
    picture: {
      label: 'A page of a book, and beside it the chat about that book',
      book: 'Tides and Coasts',
      chapter: '3.2 Two tides a day',
      before:
        'The moon pulls hardest on the water that faces it, and that water heaps up beneath it. On the far side the pull is weakest, and the water there lags behind.',
      marked: 'So there are two bulges, and a turning shore passes through both of them in a day.',
      after:
        'The two high waters are seldom equal: the moon’s path leans, and one bulge lies north of the equator when the other lies south.',
      previous: 'Previous',
      position: 'Page 34 of 298',
      next: 'Next',
      chat: 'Chat with Tides and Coasts',
      question: 'Why are there two high tides a day and not one?',
      answer:
        'Because the sea bulges on both sides of the earth: towards the moon, where its pull is strongest, and away from it, where the pull is weakest. As the earth turns, each shore passes through both bulges.',
      page: 'p. 34',
      ask: 'Ask about this book',
    },
    features: {
      title: 'What Folio does',
      figure: (n: number) => `Fig. ${n}`,
      companion: {
        name: 'AI study companion',
        text: 'Ask as you would ask a tutor. It has read your book, and tells you where it found each answer.',
        question: 'What makes bread rise?',
        answer: 'Yeast eats the sugars in the dough and gives off carbon dioxide.',
        page: 'p. 12',
        answerToo: 'A gluten network holds the gas in.',
        pageToo: 'p. 14',
      },
      quiz: {
        name: 'Smart quiz generator',
        text: 'Multiple choice, short and long answers, written from your own pages and marked with reasons.',
        points: '1 point',
        question: 'What keeps the gas inside the dough?',
        options: ['The crust', 'A gluten network', 'The salt'],
        right: 'Right',
        source: 'From',
        page: 'p. 14',
      },
      progress: {
        name: 'Progress dashboard',
        text: 'One honest number, where it’s heading, and every attempt to look back at.',
        value: '78%',
        caption: 'correct out of 214 questions',
        trend: 'Up 6 points since October',
        chart: 'A line rising from 58 to 78 percent over eight attempts',
      },
      library: {
        name: 'PDF library',
        text: 'Coursebooks, lecture notes, handouts. Folio tells you which pages it could read and which it couldn’t.',
        books: [
          { title: 'Tides and Coasts', facts: '298 pages' },
          { title: 'The Chemistry of Bread', facts: 'Reading page 120 of 640' },
          { title: 'Lecture notes, week 5', facts: '22 pages, no text on 4–6' },
        ],
      },
      videos: {
        name: 'Video learning',
        text: 'When a page won’t sink in, see it explained: videos chosen to match what your book is about.',
        items: ['Two bulges: the tides explained', 'Spring and neap tides, drawn'],
      },
      citations: {
        name: 'Smart citations',
        text: 'A mark in the margin opens the book at the exact words. Every quote is checked against the page.',
        claim: 'Kneading aligns the gluten.',
        page: 'p. 15',
        before: '… folded and pressed again and again,',
        marked: 'the strands of gluten come to lie side by side',
        after: 'and the dough grows smooth …',
        checked: 'Found word for word on page 15',
      },
    },
  },
});
