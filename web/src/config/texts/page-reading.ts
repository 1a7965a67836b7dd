import { texts } from '../language.ts';

/** Pages that are pictures, read by the AI model. */
export const pageReading = texts({
  en: {
    label: 'Pages without text',
    offer: (pages: string, count: number) =>
      `The AI model can be sent the ${count === 1 ? 'picture of 1 page without text and read it' : `pictures of ${pages} pages without text and read them`}. What it reads is an estimate, is marked as one wherever it’s used, and counts towards your daily allowance.`,
    button: 'Read these pages with the AI model',
    bar: (title: string) => `Reading pages of ${title} with the AI model`,
    progress: (done: string, total: string) => `The AI model has read ${done} of ${total} pages…`,
    stop: 'Stop reading pages',
    read: (pages: string, count: number) =>
      count === 1
        ? '1 page was read. Anything based on it is marked as an estimate.'
        : `${pages} pages were read. Anything based on them is marked as an estimate.`,
    unread: (pages: string, count: number) =>
      count === 1 ? '1 page couldn’t be read this time.' : `${pages} pages couldn’t be read this time.`,
    estimated: (ranges: string, count: number) =>
      `${count === 1 ? 'Page' : 'Pages'} ${ranges}: read from ${count === 1 ? 'its picture' : 'pictures'} by the AI model, an estimate.`,
  },
});
