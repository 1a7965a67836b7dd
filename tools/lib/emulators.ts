/** Starts the whole Emulator Suite of this project and stops it again, leaving no process and no file behind. */
import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Build } from './builds.ts';
import { emulatorConfig } from './emulator-config.ts';
import { findEmulatorParts } from './emulator-parts.ts';
import { freePorts, HOST, type Ports } from './ports.ts';
import { Missing, ROOT } from './prepare.mjs';
import { descendantsOf, killAll } from './processes.ts';
import { makeRunFolder, type RunFolder } from './run-folder.ts';

export const PROJECT = 'demo-folio';
const READY = 'All emulators ready!';
/** Said, and then ready nonetheless, when the code of the functions does not load. */
const NO_FUNCTIONS = 'Failed to load function definition';
/** Java that is up a third sooner (3.4 and 4.6 s for 6.1 and 7.3 s, measured) and in less memory; its top speed is not needed. */
const QUICK_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
/** Firestore's log of every call, which nobody reads, is a quarter of its processor time; only these options overrule the suite's own. */
const QUIET_JAVA = '-Dgoogle.cloud_firestore.debug_log_level=WARNING';
/** What reaches outsiders that cost money. */
const NO_KEYS = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', YOUTUBE_API_KEY: '' };
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 60_000;

export interface EmulatorOptions {
  build: Build;
  /** Left out: any free ones. */
  ports?: Ports;
  /** Folder of an export to begin with; left out: empty. */
  importFrom?: string;
  /** Folder to export everything to when stopped, by whatever way; left out: nothing is kept. */
  exportTo?: string;
  /** Further environment of the functions. */
  env?: Record<string, string>;
  /** Lets the functions have the keys of this environment: a test must never spend money because somebody's shell has one. */
  keys?: boolean;
  /** Gives up starting. Once started, `stop` is the way. */
  signal?: AbortSignal;
}

export interface Emulators {
  ports: Ports;
  /** Address of the site (Hosting), without a slash at the end. */
  url: string;
  /** What the admin SDK, the tests and the tools need to reach this suite. */
  env: Record<string, string>;
  /** The file that everything the suite prints goes to. */
  log: string;
  /** Fulfilled when the suite is gone, asked or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const parts = findEmulatorParts();
  const ports = options.ports ?? (await freePorts());
  const run = makeRunFolder(emulatorConfig({ ports, ui: parts.ui, ...options.build }));
  const child = spawnSuite(run, options, { ...parts.env, ...addressesOf(ports) });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let family: number[] = [];

  const stop = async () => {
    family = [...new Set([...family, ...descendantsOf(child)])];
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await Promise.race([ended, after(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await killAll(family);
    run.remove();
  };

  const giveUp = () => child.kill('SIGINT');
  options.signal?.addEventListener('abort', giveUp);
  const ready = await becomesReady(child, run.log);
  options.signal?.removeEventListener('abort', giveUp);
  family = descendantsOf(child);
  if (!ready || options.signal?.aborted) {
    const said = lastLines(run.log);
    await stop();
    throw failure(parts.toDownload, said);
  }
  return { ports, url: `http://${HOST}:${ports.hosting}`, env: clientEnv(ports), log: run.log, ended, stop };
}

/** Where the functions find one another: what streams, and the readers that a call wakes. */
const addressesOf = (ports: Ports) => ({
  FUNCTIONS_ADDRESS: functionsAddress(ports),
  READERS_ADDRESS: functionsAddress(ports),
});

const functionsAddress = (ports: Ports) => `http://${HOST}:${ports.functions}/${PROJECT}/us-central1`;

/** Environment in which firebase-admin and our tests find the suite at those ports. */
function clientEnv(ports: Ports): Record<string, string> {
  return {
    FOLIO_URL: `http://${HOST}:${ports.hosting}`,
    FOLIO_FUNCTIONS_URL: functionsAddress(ports),
    GCLOUD_PROJECT: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
  };
}

function spawnSuite(run: RunFolder, options: EmulatorOptions, partsEnv: Record<string, string>): ChildProcess {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--config', run.config, '--project', PROJECT];
  args.push('--only', 'auth,functions,firestore,storage,hosting', '--log-verbosity', 'INFO');
  if (options.importFrom) args.push('--import', options.importFrom);
  if (options.exportTo) args.push('--export-on-exit', options.exportTo);
  const log = openSync(run.log, 'a');
  const child = fork(cli, args, {
    cwd: run.folder,
    detached: true,
    execArgv: ['--import', pathToFileURL(join(ROOT, 'tools', 'lib', 'guard.mjs')).href],
    env: {
      ...process.env,
      ...(options.keys ? {} : NO_KEYS),
      ...partsEnv,
      ...options.env,
      TMPDIR: run.tmp,
      TEMP: run.tmp,
      NO_UPDATE_NOTIFIER: '1',
      // In seconds: 10, the default, is too little for a busy machine.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ''} ${QUICK_JAVA}`.trim(),
      _JAVA_OPTIONS: `${process.env._JAVA_OPTIONS ?? ''} ${QUIET_JAVA}`.trim(),
      CI: '1',
    },
    // Straight into a file, no pipe: the suite must be able to talk while it shuts down after our own death.
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return child;
}

/** True when the suite says so in its log; false when it ended or took too long. */
async function becomesReady(child: ChildProcess, log: string): Promise<boolean> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const said = readFileSync(log, 'utf8');
    if (said.includes(NO_FUNCTIONS)) return false;
    if (said.includes(READY)) return true;
    await after(100);
  }
  return false;
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40).join('\n');
}

function failure(toDownload: string[], said: string): Error {
  if (toDownload.length === 0) return new Error(`The emulators did not start. What they said last:\n${said}`);
  return new Missing(
    `${said}\n\nThe ${toDownload.join(' and the ')} could not be downloaded: connect to the internet, or install a JDK and the Google Cloud CLI's copy (sudo apt-get install -y default-jdk-headless google-cloud-cli-firestore-emulator), and run this again.`,
  );
}
