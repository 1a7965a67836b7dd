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
      /** What there is instead, where the service has not said why there are none. */
      none: 'No videos can be shown here: each topic below opens a search on YouTube.',
      /** What to do about what the service said. */
      instead: 'You can search YouTube for any of the topics below.',
      link: 'Search YouTube',
      /** The link's name, which holds its visible words. */
      search: (topic: string) => `Search YouTube for ${topic} (opens in a new tab)`,
      missed: 'Missed in a quiz',
    },
  },
});
