import { texts } from '../language.ts';

/** Recommended videos. */
export const videos = texts({
  en: {
    title: 'Recommended Videos',
    from: (title: string) => `On the topics of “${title}”, from YouTube.`,
    loading: 'Loading videos...',
    empty: 'No videos found.',
    /** After a video's title, for screen readers. */
    newTab: '(opens YouTube in a new tab)',
    picture: (title: string) => `Preview picture of “${title}”`,
    list: 'Videos',
    topics: {
      title: 'Topics of this book',
      hint: 'Each opens a search on YouTube; the mark in the margin opens the page it comes from.',
      /** The link's name, which holds its visible words. */
      search: (topic: string) => `Search YouTube for ${topic} (opens in a new tab)`,
      missed: 'Missed in a quiz',
    },
  },
});
