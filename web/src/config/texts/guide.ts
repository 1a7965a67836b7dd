import { texts } from '../language.ts';

/** The guide of a chapter. */
export const guide = texts({
  en: {
    link: 'Guide',
    linkTo: (title: string) => `Guide to ${title}`,
    title: (section: string) => `Guide: ${section}`,
    loading: 'Putting the guide together…',
    notFound: 'There’s no such chapter in this book',
    toBook: 'Open the book',
    failed: 'This guide couldn’t be loaded',
    works: 'You can read the chapter in the book meanwhile.',
    print: 'Print',
    facts: (pages: string, minutes: string) => `pages ${pages} · ${minutes}`,
    minutes: (n: string, count: number) => (count === 1 ? 'about one minute to read' : `about ${n} minutes to read`),
    nothing: 'Folio found no terms, lists or openings in this chapter that it could prove.',
    openings: 'How each section begins',
    terms: 'Terms',
    lists: 'Lists and steps',
    figures: 'Figures and tables',
    marks: 'Your marks',
    missed: 'What you missed',
    questions: (count: number) => (count === 1 ? 'A question' : `${count === 5 ? 'Five' : count} questions`),
    answer: 'Answer',
    right: 'In the book',
    lost: 'Not found on the page any more',
    previous: 'Previous',
    next: 'Next',
    chapters: 'Other chapters',
    model: {
      heading: 'In the model’s words',
      ask: 'Sum it up with the model',
      asking: 'The model is reading the chapter…',
      note: 'Each point is shown with the book’s words. It counts towards today’s allowance.',
      failed: 'The model couldn’t sum it up',
    },
  },
});
