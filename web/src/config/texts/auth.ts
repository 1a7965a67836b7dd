import { texts } from '../language.ts';

/** The login modal. Labels and 'Please fill all fields' are SPEC's, to the letter. */
export const auth = texts({
  en: {
    login: {
      title: 'Log in to Folio',
      submit: 'Login',
      other: 'New to Folio?',
    },
    signUp: {
      title: 'Sign up for Folio',
      submit: 'Sign Up',
      other: 'Already have an account?',
      promises: [
        'Your books are visible to nobody else.',
        'No trackers, no advertising.',
        'Export or delete everything, any time.',
      ],
    },
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters.',
    reveal: 'Show',
    forgot: {
      link: 'Forgot your password?',
      title: 'Reset your password',
      description: 'We’ll email you a link to choose a new one.',
      submit: 'Send the link',
      sent: 'Check your email',
      sentMore: (email: string) =>
        `If ${email} has an account with a password, an email is on its way. It may take a minute; check your spam folder too.`,
      back: 'Back to Login',
    },
    /** After a link's words, for screen readers. */
    newTab: '(opens in a new tab)',
    processing: 'Processing...',
    google: 'Continue with Google',
    or: 'or',
    missing: 'Please fill all fields',
    /** Before a message that is the provider's own. */
    fromProvider: 'The sign-in service says:',
    verifyFailed: 'You’re logged in, but Folio couldn’t open your library. Please try again in a moment.',
    accountMade: 'Your account was created, but Folio couldn’t open your library yet. Please log in to try again.',
    /** For whatever has no words of its own. */
    otherHint:
      'Signing in didn’t work this time. Try again in a moment; if it stays so, write to us from the Contact page.',
    hints: {
      'auth/invalid-credential': 'That email and password don’t match. Check both, or sign up first.',
      'auth/wrong-password': 'That email and password don’t match. Check both, or sign up first.',
      'auth/user-not-found': 'There is no account with this email yet. Sign up below.',
      'auth/email-already-in-use': 'There is already an account with this email. Log in below.',
      'auth/weak-password': 'Choose a password of at least 8 characters.',
      'auth/invalid-email': 'This doesn’t look like an email address.',
      'auth/missing-email': 'This doesn’t look like an email address.',
      'auth/too-many-requests': 'Too many tries. Wait a few minutes, then try again.',
      'auth/network-request-failed': 'Folio couldn’t reach the sign-in service. Check your connection.',
      'auth/missing-password': 'Type your password too.',
      'auth/operation-not-allowed': 'This way of signing in is switched off just now. Use the other one.',
      'auth/internal-error': 'The sign-in service has a problem just now. Try again in a moment.',
      'auth/timeout': 'The sign-in service took too long. Check your connection, then try again.',
      'auth/web-storage-unsupported':
        'Your browser keeps nothing for this site. Allow cookies for it, or leave private browsing, then try again.',
      'auth/unauthorized-domain': 'Google sign-in isn’t set up for this address. Use your email and password.',
      'auth/popup-closed-by-user': 'The Google window was closed before you chose an account. Try again.',
      'auth/cancelled-popup-request': 'The Google window was closed before you chose an account. Try again.',
      'auth/popup-blocked': 'Your browser blocked the Google window. Allow pop-ups for this site, then try again.',
      'auth/user-disabled': 'This account has been closed. If that’s a mistake, write to us from the Contact page.',
      'auth/account-exists-with-different-credential':
        'This email has an account with a password. Log in with that instead.',
    } as Record<string, string>,
    emulator: {
      title: 'Choose a Google account',
      description: 'This is a local test without the internet: any address works, and nothing reaches Google.',
      accounts: 'Accounts',
      email: 'Another Google address',
      submit: 'Continue',
      back: 'Back',
    },
  },
});
