import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };
import { HOST, type Ports } from './ports.ts';
import { ROOT } from './prepare.mjs';

export interface ConfigChoices {
  ports: Ports;
  /** Absolute folders inside the project: what the emulators serve instead of what is shipped. */
  functionsDir: string;
  webDir: string;
  ui: boolean;
}

/** The configuration for whoever starts the emulators by hand; the README's command names it. */
export const BY_HAND = 'firebase.emulators.json';

/** Writes the configuration for starting the emulators by hand into the project's folder, under that name. */
export function writeConfigByHand(choices: Omit<ConfigChoices, 'ui'>, name = BY_HAND): void {
  writeFileSync(join(ROOT, name), `${JSON.stringify(emulatorConfig({ ...choices, ui: false }), null, 2)}\n`);
}

/** firebase.json for one run of the emulators: other ports and folders, and a content policy that lets the emulators be reached. */
export function emulatorConfig({ ports, functionsDir, webDir, ui }: ConfigChoices): object {
  const { websocket, ...listeners } = ports;
  const at = Object.fromEntries(Object.entries(listeners).map(([name, port]) => [name, { host: HOST, port }]));
  return {
    ...firebase,
    functions: firebase.functions.map((codebase) => ({ ...codebase, source: relative(ROOT, functionsDir) })),
    hosting: {
      ...firebase.hosting,
      public: relative(ROOT, webDir),
      headers: firebase.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) =>
          header.key === 'Content-Security-Policy' ? { ...header, value: openTo(ports, header.value) } : header,
        ),
      })),
    },
    emulators: {
      ...firebase.emulators,
      ...at,
      firestore: { ...at.firestore, websocketPort: websocket },
      ui: { ...firebase.emulators.ui, enabled: ui },
      singleProjectMode: false,
    },
  };
}

/** The shipped policy, with the emulators' own addresses beside those of the services they stand for. */
function openTo(ports: Ports, policy: string): string {
  const at = (...names: (keyof Ports)[]) => names.map((name) => ` http://${HOST}:${ports[name]}`).join('');
  return policy
    .replace(/connect-src [^;]*/, (directive) => directive + at('auth', 'storage', 'functions'))
    .replace(/frame-src [^;]*/, (directive) => directive + at('auth'));
}
