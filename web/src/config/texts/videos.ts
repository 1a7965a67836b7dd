import { texts } from '../language.ts';

/** Recommended videos. */
export const videos = texts({
  en: {
    title: 'Recommended Videos',
    from: (title: string) => `On topics in “${title}”, from YouTube.`,
    loading: 'Loading videos...',
    empty: 'No videos found.',
    /** After a video's title, for screen readers. */
    newTab: '(opens YouTube in a new tab)',
    picture: (title: string) => `Preview picture of “${title}”`,
    list: 'Videos',
    topics: {
      title: 'Topics in this book',
      hint: 'Each topic searches YouTube; the mark beside it opens its page in your book.',
      /** The link's name, which holds its visible words. */
      search: (topic: string) => `Search YouTube for ${topic} (opens in a new tab)`,
      missed: 'Missed in a quiz',
    },
  },
});
