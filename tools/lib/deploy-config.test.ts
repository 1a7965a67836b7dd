import { expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { deployConfig } from './deploy-config.ts';

const policyOf = (config: typeof firebase) =>
  config.hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')?.value;

it('what is deployed may reach the functions of its own project, and differs in nothing else', () => {
  const deployed = deployConfig('my-folio');
  const own = ' https://us-central1-my-folio.cloudfunctions.net';
  expect(policyOf(deployed)).toContain(own);
  expect(JSON.parse(JSON.stringify(deployed).replace(own, ''))).toEqual(firebase);
});

it('the policy lets reCAPTCHA in where the site is built with a key for App Check, and nowhere else', () => {
  const directives = (policy = '') => Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part]));
  const off = directives(policyOf(deployConfig('my-folio')));
  const on = directives(policyOf(deployConfig('my-folio', true)));
  const changed = Object.keys(on).filter((name) => on[name] !== off[name]);
  expect(changed.toSorted()).toEqual(['connect-src', 'frame-src', 'script-src']);
  expect(on['script-src']).toContain('https://www.google.com/recaptcha/');
  expect(JSON.stringify(off)).not.toContain('recaptcha');
});

it('every rewrite of firebase.json leads to that region', () => {
  const regions = firebase.hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite ? rewrite.function?.region : [],
  );
  expect(new Set(regions)).toEqual(new Set(['us-central1']));
});
