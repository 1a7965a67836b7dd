/** Starts the whole Emulator Suite of this project and stops it again, leaving no process and no file behind. */
import { type ChildProcess, fork } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Build } from './builds.ts';
import { emulatorConfig } from './emulator-config.ts';
import { findEmulatorParts } from './emulator-parts.ts';
import { freePorts, HOST, type Ports } from './ports.ts';
import { Missing, ROOT } from './prepare.mjs';
import { descendantsOf, killAll } from './processes.ts';

export const PROJECT = 'demo-folio';
const READY = 'All emulators ready!';
const START_TIMEOUT_MS = 120_000;
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
  const run = makeRun(emulatorConfig({ ports, ui: parts.ui, ...options.build }));
  const child = spawnSuite(run, options, parts.env);
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

/** Environment in which firebase-admin and our tests find the suite at those ports. */
function clientEnv(ports: Ports): Record<string, string> {
  return {
    FOLIO_URL: `http://${HOST}:${ports.hosting}`,
    FOLIO_FUNCTIONS_URL: `http://${HOST}:${ports.functions}/${PROJECT}/us-central1`,
    GCLOUD_PROJECT: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
  };
}

interface Run {
  config: string;
  /** Working folder of the suite, on the project's own disk so that an export appears there whole or not at all. */
  folder: string;
  /** Its own place for temporary files: suites that share one overwrite each other's stored files. */
  tmp: string;
  log: string;
  remove: () => void;
}

function makeRun(config: object): Run {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache', 'run-'));
  const tmp = mkdtempSync(join(tmpdir(), 'folio-'));
  // Beside firebase.json, because firebase-tools reads no source from outside the folder of its configuration.
  const file = join(ROOT, `.firebase.${folder.slice(-6)}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  const remove = () => {
    for (const path of [file, folder, tmp]) rmSync(path, { recursive: true, force: true });
  };
  return { config: file, folder, tmp, log: join(folder, 'suite.log'), remove };
}

function spawnSuite(run: Run, options: EmulatorOptions, partsEnv: Record<string, string>): ChildProcess {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--config', run.config, '--project', PROJECT];
  args.push('--only', 'auth,functions,firestore,storage,hosting', '--log-verbosity', 'INFO');
  if (options.importFrom) args.push('--import', options.importFrom);
  if (options.exportTo) args.push('--export-on-exit', options.exportTo);
  const child = fork(cli, args, {
    cwd: run.folder,
    detached: true,
    execArgv: ['--import', pathToFileURL(join(ROOT, 'tools', 'lib', 'guard.mjs')).href],
    env: {
      ...process.env,
      ...partsEnv,
      ...options.env,
      TMPDIR: run.tmp,
      TEMP: run.tmp,
      NO_UPDATE_NOTIFIER: '1',
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(run.log);
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  return child;
}

/** True when the suite says so; false when it ended or took too long. */
function becomesReady(child: ChildProcess, log: string): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), START_TIMEOUT_MS);
    let said = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString('utf8')).slice(-4000);
      if (said.includes(READY)) resolve(true);
    });
    child.once('error', (error) => {
      writeFileSync(log, String(error), { flag: 'a' });
      resolve(false);
    });
    child.once('close', () => resolve(false));
    child.once('exit', () => clearTimeout(timer));
  });
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
