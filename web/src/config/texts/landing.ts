import { texts } from '../language.ts';

/** The landing page. */
export const landing = texts({
  en: {
    title: 'Ask your coursebook. See the sentence that answers.',
    start: 'Start Learning Now',
  },
});
