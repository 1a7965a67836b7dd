import { texts } from '../language.ts';

/** About so long, in words. */
export const aboutTime = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 90) return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60)} hours`;
};

/** Pages that are pictures, read on our own machines or by the AI model. */
export const pageReading = texts({
  en: {
    label: 'Pages without text',
    offer: (pages: string, count: number) =>
      `The AI model can be sent the ${count === 1 ? 'picture of 1 page without text and read it' : `pictures of ${pages} pages without text and read them`}. What it reads is an estimate, is marked as one wherever it’s used, and counts towards your daily allowance.`,
    offerAgain: (pages: string, count: number) =>
      `The AI model can read ${count === 1 ? 'the page that was read from its picture' : `the ${pages} pages that were read from pictures`} once more, and may read better. It can’t mark words on the picture, and what it reads counts towards your daily allowance.`,
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
      `${count === 1 ? 'Page' : 'Pages'} ${ranges} read from ${count === 1 ? 'its picture' : 'pictures'} by the AI model`,
    pictured: (ranges: string, count: number) =>
      `${count === 1 ? 'Page' : 'Pages'} ${ranges} read from ${count === 1 ? 'its picture' : 'pictures'}`,
    nothing: (ranges: string, count: number) =>
      count === 1
        ? `Page ${ranges} is a picture without readable words`
        : `Pages ${ranges} are pictures without readable words`,
    pictures: {
      label: 'Reading pictures',
      bar: (title: string) => `Reading the pictures of ${title}`,
      waiting: (pages: string, count: number) =>
        count === 1
          ? 'One page is a picture. It will be read in a moment; nothing is sent anywhere.'
          : `${pages} pages are pictures. They will be read in a moment; nothing is sent anywhere.`,
      progress: (page: string, pages: string, seconds: number | undefined) =>
        `Reading pictures: page ${page} of ${pages}${seconds === undefined ? '…' : `, ${aboutTime(seconds)} left`}`,
      meanwhile: 'You can ask about what has been read.',
      tomorrow: (done: string, pages: string) =>
        `Reading pictures: ${done} of ${pages} pages are read. The rest follows by itself tomorrow.`,
      stopped: (done: string, pages: string) => `Reading pictures stopped at page ${done} of ${pages}.`,
      language: (language: string, pages: string, count: number) =>
        `${count === 1 ? 'One page is a picture' : `${pages} pages are pictures`} of ${language} text; only English and French can be read from pictures here.`,
      offer: (pages: string, count: number) =>
        count === 1
          ? 'One page is a picture; its words can be read for free.'
          : `${pages} pages are pictures; their words can be read for free.`,
      begin: 'Read the pictures',
      /** A button's name in a row: its own words first, then the book they are about. */
      named: (label: string, title: string) => `${label}: ${title}`,
      goOn: 'Continue reading',
      stop: 'Stop reading pictures',
      failed: 'That couldn’t be done.',
    },
  },
});
