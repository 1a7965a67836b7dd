import { texts } from '../language.ts';

/** The login modal. Labels and 'Please fill all fields' are SPEC's, to the letter. */
export const auth = texts({
  en: {
    login: {
      title: 'Log in to Folio',
      submit: 'Login',
      other: 'New to Folio?',
      description: 'With the e-mail address and password of your account, or with Google.',
    },
    signUp: {
      title: 'Make an account',
      submit: 'Sign Up',
      other: 'Have an account already?',
      description: 'An e-mail address and a password are all it takes, or a Google account.',
    },
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 6 characters.',
    reveal: 'Show',
    forgot: {
      link: 'Forgot your password?',
      title: 'A new password',
      description: 'We send you a mail with a link where you can choose one.',
      submit: 'Send the mail',
      sent: 'Look into your mail',
      sentMore: (email: string) =>
        `If there is an account with a password for ${email}, a mail is on its way to it. It may take a minute, and may land among the spam.`,
      back: 'Back to Login',
    },
    processing: 'Processing...',
    google: 'Continue with Google',
    or: 'or',
    missing: 'Please fill all fields',
    verifyFailed: 'You were recognised, but Folio could not open your library. Please try once more in a moment.',
    accountMade: 'Your account was made, but Folio could not open your library yet. Please log in to try again.',
    hints: {
      'auth/invalid-credential': 'The e-mail and the password do not belong together. Check both, or sign up first.',
      'auth/wrong-password': 'The e-mail and the password do not belong together. Check both, or sign up first.',
      'auth/user-not-found': 'There is no account for this e-mail yet. Sign up below.',
      'auth/email-already-in-use': 'There is an account for this e-mail already. Log in below.',
      'auth/weak-password': 'Choose a password of at least 6 characters.',
      'auth/invalid-email': 'This does not look like an e-mail address.',
      'auth/missing-email': 'This does not look like an e-mail address.',
      'auth/too-many-requests': 'Too many tries. Wait a few minutes, then try again.',
      'auth/network-request-failed': 'The sign-in service was not reached. Check your connection.',
      'auth/popup-closed-by-user': 'The Google window was closed before you chose an account. Try again.',
      'auth/cancelled-popup-request': 'The Google window was closed before you chose an account. Try again.',
      'auth/popup-blocked': 'Your browser blocked the Google window. Allow pop-ups for this site, then try again.',
      'auth/user-disabled': 'This account was closed. Write to us from the Contact page if that is a mistake.',
      'auth/account-exists-with-different-credential':
        'This e-mail has an account with a password. Log in with that instead.',
    } as Record<string, string>,
    emulator: {
      title: 'Choose a Google account',
      description: 'This is a rehearsal without the internet: any address will do, and nothing reaches Google.',
      accounts: 'Accounts',
      email: 'Another Google address',
      submit: 'Continue',
      back: 'Back',
    },
  },
});
