import { texts } from '../language.ts';

/** The frame around every screen. */
export const shell = texts({
  en: {
    logIn: 'Log in',
    /** Over the landing page, where a visitor came for a screen for students. */
    logInTo: {
      line: (what: string) => `Log in to ${what}.`,
      page: 'open this page',
      chat: 'ask your book',
      config: 'make this quiz',
      quiz: 'take this quiz',
      progress: 'see your progress',
      attempt: 'see this attempt',
      revise: 'open your revision chat',
      review: 'review your cards',
      facts: 'choose cards from this book',
      guide: 'open this guide',
      videos: 'see the videos for this book',
      settings: 'open your settings',
    },
    skip: 'Skip to content',
    skipToQuestion: 'Skip to your question',
    mainNavigation: 'Main',
    dashboard: 'Dashboard',
    progress: 'Progress',
    revisionChat: 'Revision Chat',
    review: 'Review',
    openMenu: 'Open menu',
    menu: 'Menu',
    account: 'Account menu',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    settings: 'Settings',
    logout: 'Logout',
    logoutFailed: 'You couldn’t be logged out',
    footer: {
      label: 'Footer',
      line: 'Study from your own books.',
      about: 'About',
      contact: 'Contact',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      elsewhere: 'Folio elsewhere',
    },
    /** SPEC §1, to the letter. */
    preview: {
      running: 'Preview backend running in this workspace.',
      disconnected: 'Preview backend disconnected.',
    },
    authFailed: {
      title: 'Folio can’t sign you in right now',
      text: 'Folio couldn’t reach the sign-in service. Your books are safe; check your connection and try again.',
    },
  },
});
