/** What a start by hand has in common with the suite of the tests; that it serves is tried by `machine/by-hand.release.test.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { argumentsByHand } from './by-hand.ts';
import { BY_HAND, emulatorConfig } from './emulator-config.ts';
import { PROJECT } from './emulators.ts';
import { defaultPorts } from './ports.ts';
import { ROOT } from './prepare.mjs';
import { PRISTINE } from './student-data.ts';

const option = { type: 'string' } as const;

it('the README’s command starts the project of the tests, with the demo student and what the build writes', () => {
  const { values, positionals } = parseArgs({
    args: argumentsByHand(),
    options: { config: option, project: option, import: option },
    allowPositionals: true,
  });
  expect(positionals).toEqual(['emulators:start']);
  expect(values).toEqual({ config: BY_HAND, project: PROJECT, import: 'emulator-data' });
  expect(join(ROOT, 'emulator-data')).toBe(PRISTINE);
  expect(existsSync(join(PRISTINE, 'firebase-export-metadata.json'))).toBe(true);
  expect(readFileSync(join(PRISTINE, 'auth_export', 'accounts.json'), 'utf8')).toContain('demo@folio.example');
});

it('what the build writes serves what it built, on the ports of firebase.json', () => {
  const [functionsDir, webDir] = [join(ROOT, 'functions', 'dist'), join(ROOT, 'web', 'dist')];
  const written = emulatorConfig({ ports: defaultPorts(), functionsDir, webDir, ui: false });
  const { emulators } = firebase;
  expect(written).toMatchObject({
    functions: firebase.functions.map(({ source }) => ({ source })),
    hosting: { public: firebase.hosting.public, rewrites: firebase.hosting.rewrites },
    emulators: Object.fromEntries(
      (['auth', 'functions', 'firestore', 'storage', 'hosting'] as const).map((name) => [
        name,
        { port: emulators[name].port },
      ]),
    ),
  });
});
