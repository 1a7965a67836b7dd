import { texts } from '../language.ts';
import { site } from '../site.ts';

/** A part of a static page: a heading, paragraphs, and points where a list says it better. */
export interface Section {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

const aboutSections: readonly Section[] = [
  {
    title: 'Why it exists',
    paragraphs: [
      'Revising from a 600-page book mostly means looking for things: the definition you half remember, the paragraph that explains the formula, the page your lecturer meant. The reading that teaches you something comes after that. Folio takes over the looking, and leaves you the reading.',
      'It answers from the books you gave it, and questions about learning itself from a handbook of its own. Every answer carries a mark in the margin; press it and the book opens at the very words. If the words are not there, Folio says that it does not know; where a language model answers without a book, Folio tells you first that none of it is proved.',
    ],
  },
  {
    title: 'What it does',
    paragraphs: [],
    points: [
      'Reads the PDFs you upload, page by page, and tells you which pages it could not read.',
      'Answers questions about a book beside the book itself.',
      'Writes quizzes from it, marks them point by point, and gives the reason for every mark.',
      'Keeps your attempts, so that you can see what has improved and what has not.',
      'Finds videos on the topics of a book.',
      'Answers questions about learning and studying without a book of yours, from its own handbook, “How Memory Works”, with the page and the words as for any book.',
    ],
  },
  {
    title: 'What it does not do',
    paragraphs: [
      'It does not write your essays, it does not sell your reading to anyone, and it does not replace the book. A quiz score is a hint about where to look next, not a grade.',
    ],
  },
  {
    title: 'When it is wrong',
    paragraphs: [
      'A machine that reads can misread. That is why every answer shows its source: check the mark, and trust the page. If you find a mistake that the mark does not show, please write to us from the Contact page.',
    ],
  },
];

const privacySections: readonly Section[] = [
  {
    title: 'What we keep',
    paragraphs: ['Only what the service is made of:'],
    points: [
      'Your account: your email, and your name and picture if you log in with Google. Your password is kept, in a form that cannot be read back, by the sign-in service alone.',
      'Your library: the PDFs you upload, the text read from them, and the index that makes them searchable.',
      'Your work: chats, quizzes, answers, marks, cards with every review of them, exam dates and progress.',
      'Technical records: for a short time, when a request came, which one it was and whether it succeeded. They hold no text of your books and no words of yours.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      'You. Every book, chat and attempt is bound to your account, and the database itself refuses everyone else. There are no shared libraries and no public profiles.',
      'People who run the service look at stored data only where the law requires it, or where you ask us to help with something that went wrong.',
    ],
  },
  {
    title: 'Who processes it for us',
    paragraphs: [],
    points: [
      'Google Firebase hosts the service, signs you in, and stores your library and your work.',
      'Where this installation uses a language model of OpenAI, what the task at hand needs is sent there: your question with the few before it, the title and chapter titles of your book and the passages that may answer it; for a quiz, passages to ask about; to mark an answer, that answer with its question; in the revision chat, your results and the titles of your books where you ask about them; and, only where you ask for pages without text to be read, the pictures of those pages. Never your name or your address, and never the whole text of a book. It is not used for training. Where it uses the built-in engine, nothing is sent at all.',
      'Where videos can be searched for here, a few topic words of a book and its language are sent to YouTube, from our server and without your name; what was found is kept for four weeks at most. Your browser fetches the pictures of the videos from YouTube, which then sees your network address; it learns more only when you open a video or a search there, where YouTube’s terms (youtube.com/t/terms) and Google’s privacy policy (policies.google.com/privacy) apply.',
    ],
  },
  {
    title: 'On your device',
    paragraphs: [
      'Folio stores your session, your choice of light or dark, how you like your lists and pages, where you stopped in your books, your lists and the pages of the book you opened last, questions without an answer yet, and unfinished work such as a quiz you have not handed in. Logging out removes all of it but the choices, a note that somebody has logged in here before, and grades of cards that could not be sent yet: they are sent when you are back. There are no advertising cookies, no trackers, and no fonts or scripts from anybody’s content network.',
    ],
  },
  {
    title: 'How long we keep it, and how to delete it',
    paragraphs: [
      'A book you delete is removed with everything read from it, the chats about it and its cards; quizzes and attempts stay, because they are your record, until you delete your account.',
      'On the Settings page you can export all of it as one archive, made on your own device, and delete your account. Everything named above is then removed at once; what an interruption leaves behind is removed within hours. For a few hours we keep the internal number of the closed account, and nothing else of it, so that nothing that was still under way can bring anything back. The technical records expire by themselves.',
      `For anything else that concerns your data, write to ${site.contactEmail}. Wherever you live, we answer as the European data protection rules (GDPR) require, within one month.`,
    ],
  },
  {
    title: 'Young students',
    paragraphs: [
      'Folio is meant for students aged 16 and over. Younger students may use it with the consent of a parent or through their school.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'If this page changes in a way that matters, we’ll say so in the app and by email 30 days before it applies.',
    ],
  },
];

const termsSections: readonly Section[] = [
  {
    title: '1. The service',
    paragraphs: [
      `${site.name} lets you upload PDFs, ask questions about them, make and take quizzes, follow your progress, find videos, and talk about what you study. By creating an account you agree to these terms.`,
    ],
  },
  {
    title: '2. Your account',
    paragraphs: [
      'Use an email address of your own, keep your password to yourself, and tell us if someone else has used your account. You may delete it at any time, on the Settings page.',
    ],
  },
  {
    title: '3. Your materials',
    paragraphs: [
      'What you upload stays yours. You allow us to store and process it for the one purpose of giving you the service, and for no longer than you keep it here.',
      'Upload only what you may: your own notes, books you own a copy of for your private study, openly licensed works. Do not use Folio to pass books on to others.',
    ],
  },
  {
    title: '4. Fair use',
    paragraphs: ['So that the service works for everyone, please do not'],
    points: [
      'try to reach other students’ data, or get around limits;',
      'upload files made to harm, or overload the service on purpose;',
      'use it in an examination where such help is not allowed. Your institution’s rules come first.',
    ],
  },
  {
    title: '5. Answers, quizzes and marks',
    paragraphs: [
      'They are generated by machine from your materials and may be wrong or incomplete. Check the marked page before you rely on them. They are not professional advice, and a mark given here is not an academic grade.',
    ],
  },
  {
    title: '6. Availability',
    paragraphs: [
      'We work to keep the service running and your data safe, but cannot promise that it never fails. Keep a copy of what you cannot afford to lose. Daily limits may apply to calls that cost money; the screen says so when you reach one.',
    ],
  },
  {
    title: '7. Ending',
    paragraphs: [
      'You can leave at any time. We may close an account that breaks these terms, after telling you and giving you the chance to put it right, save where harm is imminent. Where we close it, you have 30 days to fetch your materials; where you delete it, they are gone at once, so export them first.',
    ],
  },
  {
    title: '8. Liability',
    paragraphs: [
      'The service is provided as it is. We are liable for intent and gross negligence, and wherever the law says that liability cannot be limited; beyond that, not for a lost examination or the losses that follow from one.',
    ],
  },
  {
    title: '9. Changes to these terms',
    paragraphs: [
      'Material changes are announced in the app and by email at least 30 days before they take effect. If you do not agree you can close your account within those 30 days; if you go on using the service afterwards, the new terms apply.',
    ],
  },
  {
    title: '10. Questions',
    paragraphs: [`Write to ${site.contactEmail}, or use the Contact page.`],
  },
];

/** The static pages. */
export const pages = texts({
  en: {
    about: {
      title: 'About Folio',
      lead: 'A quiet desk for studying from your own books.',
      sections: aboutSections,
      figure: 'What every answer stands on: words that were found on the page.',
      start: 'Try it with a book of yours.',
    },
    privacy: {
      title: 'Privacy Policy',
      lead: 'What Folio keeps, who can see it, and how to have it deleted. In plain words, because it’s meant to be read.',
      sections: privacySections,
    },
    terms: {
      title: 'Terms of Service',
      lead: 'The agreement between you and the people who run Folio.',
      sections: termsSections,
    },
    changed: (date: string) => `Last updated on ${date}.`,
    contact: {
      title: 'Contact',
      lead: 'A question, a mistake you found, or a book that Folio couldn’t read: we’d like to hear about it.',
      name: 'Name',
      email: 'Email',
      message: 'Message',
      send: 'Open in email app',
      how: 'Your email app opens with this message filled in; nothing is sent until you send it there.',
      opened: 'Your email app should have opened.',
      openedMore: (address: string) => `If it didn’t, write to ${address}.`,
      missing: {
        name: 'Please tell us your name.',
        email: 'Please enter your email so that we can reply.',
        emailFormat: 'This doesn’t look like an email address.',
        message: 'Please write a few words.',
      },
      subject: (name: string) => `Folio: a message from ${name}`,
      body: (message: string, name: string, email: string) => `${message}\n\n${name}\n${email}`,
    },
  },
});
