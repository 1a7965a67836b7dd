import { texts } from '../language.ts';

/** Recommended videos. */
export const videos = texts({
  en: {
    title: 'Recommended Videos',
    from: (title: string) => `From YouTube, on topics in “${title}”`,
    loading: 'Loading videos...',
    empty: 'No videos found.',
    /** After a video's title, for screen readers. */
    newTab: '(opens YouTube in a new tab)',
    picture: (title: string) => `Preview picture of “${title}”`,
    list: 'Videos',
    topics: {
      title: 'Topics in this book',
      hint: 'The mark beside a topic opens its page in your book.',
      /** Why there are none, where the service has not said. */
      none: 'Folio has no access to YouTube here, or nothing there matches this book.',
      /** What to do about it. */
      instead: 'You can search YouTube for any of the topics below.',
      link: 'Search YouTube',
      /** The link's name, which holds its visible words. */
      search: (topic: string) => `Search YouTube for ${topic} (opens in a new tab)`,
      missed: 'Missed in a quiz',
    },
  },
});
