import { texts } from '../language.ts';

/** Recommended videos. */
export const videos = texts({
  en: {
    title: 'Recommended Videos',
    from: (title: string) => `For “${title}”`,
    loading: 'Loading videos...',
    failed: 'The videos couldn’t be loaded',
    emptyIf: 'If there are none for this book:',
    empty: 'No videos found.',
    /** After a video's title, for screen readers. */
    newTab: '(opens YouTube in a new tab)',
    picture: (title: string) => `Preview picture of “${title}”`,
    list: 'Videos',
    topics: {
      title: 'Search YouTube by topic',
      /** What there is instead, where the service has not said why there are none. */
      none: 'You can search for this book’s topics instead.',
      /** What to do about what the service said. */
      instead: 'Meanwhile you can search for any of the topics below.',
      /** The link's name, which holds its visible words. */
      search: (topic: string) => `Search YouTube for ${topic} (opens in a new tab)`,
      /** What pressing a line does. */
      leads: (search: string) => `Each opens a YouTube search in a new tab, such as “${search}”.`,
      missed: 'Missed in a quiz',
      allMissed: 'You missed each of these in a quiz.',
    },
  },
});
