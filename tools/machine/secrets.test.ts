import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { CANARIES, currentBuild } from '../lib/builds.ts';

/** What belongs to the server alone. */
const SERVERS_OWN = ['firebase-admin', 'verifyIdToken', 'OPENAI_API_KEY', 'YOUTUBE_API_KEY', '-----BEGIN'];

let site: string;
let functions: string;
beforeAll(async () => {
  ({ webDir: site, functionsDir: functions } = await currentBuild());
});

/** Files of a folder in which one of the words stands, source maps included. */
const mentions = (where: string, words: string[]) =>
  globSync('**/*', { cwd: where })
    .filter((path) => statSync(join(where, path)).isFile())
    .flatMap((path) => {
      const text = readFileSync(join(where, path), 'latin1');
      return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
    });

it('no key that was about while building is in what is shipped', () => {
  expect(globSync('assets/*.js', { cwd: site }).length).toBeGreaterThan(5);
  expect(globSync('*.js', { cwd: functions }).length).toBeGreaterThan(1);
  expect(mentions(site, Object.values(CANARIES))).toEqual([]);
  expect(mentions(functions, Object.values(CANARIES))).toEqual([]);
});

it('the site holds nothing of the server’s own', () => {
  expect(mentions(site, SERVERS_OWN)).toEqual([]);
});
