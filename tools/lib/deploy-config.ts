/** firebase.json as it is deployed to one project. */
import firebase from '../../firebase.json' with { type: 'json' };

/** Where the functions of firebase.json run. */
const REGION = 'us-central1';

/** For a directive of the content policy, what it is opened to. */
type Sources = Record<string, string[]>;

/** What reCAPTCHA Enterprise and App Check need, as their documentation lists it. */
const RECAPTCHA: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** A policy with further sources in some of its directives. */
const opened = (policy: string, ...more: Sources[]): string =>
  more
    .flatMap((sources) => Object.entries(sources))
    .reduce(
      (so, [directive, sources]) =>
        so.replace(new RegExp(`${directive} [^;]*`), (found) => [found, ...sources].join(' ')),
      policy,
    );

/**
 * firebase.json with a content policy that lets pages reach this project's functions at their own address, where answers come
 * bit by bit (Hosting holds replies back). No other project's: a page must have nowhere to send what it knows.
 * @param appCheck whether the site is built with a key for App Check (docs/deploy.md), whose reCAPTCHA must be let in
 */
export function deployConfig(project: string, appCheck = false): typeof firebase {
  const own = `https://${REGION}-${project}.cloudfunctions.net`;
  return {
    ...firebase,
    hosting: {
      ...firebase.hosting,
      headers: firebase.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) =>
          header.key === 'Content-Security-Policy'
            ? { ...header, value: opened(header.value, { 'connect-src': [own] }, appCheck ? RECAPTCHA : {}) }
            : header,
        ),
      })),
    },
  };
}
