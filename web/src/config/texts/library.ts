import { texts } from '../language.ts';

/** The dashboard. */
export const library = texts({
  en: {
    welcome: 'Welcome to Folio',
    intro: 'Upload your study materials and let AI help you learn more effectively.',
  },
});
