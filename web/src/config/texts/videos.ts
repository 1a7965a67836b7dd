import { texts } from '../language.ts';

/** Recommended videos. */
export const videos = texts({
  en: {
    title: 'Recommended Videos',
    from: (title: string) => `For “${title}”`,
    loading: 'Loading videos...',
    empty: 'No videos found.',
    /** After a video's title, for screen readers. */
    newTab: '(opens YouTube in a new tab)',
    picture: (title: string) => `Preview picture of “${title}”`,
    list: 'Videos',
    topics: {
      title: 'Topics in this book',
      hint: 'A topic opens a search on YouTube; the mark beside it opens its page in your book.',
      /** What there is instead, where the service has not said why there are none. */
      none: 'No videos can be shown here, but you can search for this book’s topics.',
      /** What to do about what the service said. */
      instead: 'You can search YouTube for any of the topics below.',
      /** The link's name, which holds its visible words. */
      search: (topic: string) => `Search YouTube for ${topic} (opens in a new tab)`,
      missed: 'Missed in a quiz',
    },
  },
});
