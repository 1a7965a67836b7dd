/**
 * Finds the parts of the Emulator Suite that do not come with npm. In this order: what the environment names, what
 * firebase-tools downloaded before, what the Google Cloud CLI brought along, and else firebase-tools downloads.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import downloads from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { writeManifestJar } from './jar.ts';
import { ROOT } from './prepare.mjs';

const CACHE = join(ROOT, '.cache', 'emulators');
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const SDK_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

export interface EmulatorParts {
  /** The `*_EMULATOR_BINARY_PATH` variables to start firebase-tools with. */
  env: Record<string, string>;
  /** Whether the Emulator UI is on this machine. */
  ui: boolean;
  /** Parts that firebase-tools has to download first, by name. */
  toDownload: string[];
}

export function findEmulatorParts(): EmulatorParts {
  const { firestore, storage, ui } = downloads;
  const env: Record<string, string> = {};
  const toDownload: string[] = [];
  const sdkJar = findSdkJar();

  const firestoreHere = process.env.FIRESTORE_EMULATOR_BINARY_PATH ?? downloaded(firestore);
  if (firestoreHere === undefined && sdkJar !== undefined) env.FIRESTORE_EMULATOR_BINARY_PATH = launcherOf(sdkJar);
  else if (firestoreHere === undefined) toDownload.push('Firestore emulator');

  if (process.env.STORAGE_EMULATOR_BINARY_PATH === undefined && downloaded(storage) === undefined) {
    const engineJar = sdkJar ?? downloaded(firestore);
    const runtime = engineJar && compileStorageRuntime(engineJar);
    if (runtime === undefined) toDownload.push('Storage rules runtime');
    else env.STORAGE_EMULATOR_BINARY_PATH = runtime;
  }
  return { env, ui: existsSync(inDownloads(ui.main.binaryPathRelativeToCacheDir)), toDownload };
}

function inDownloads(path: string): string {
  return join(process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators'), path);
}

function downloaded(part: { downloadPathRelativeToCacheDir: string }): string | undefined {
  const path = inDownloads(part.downloadPathRelativeToCacheDir);
  return existsSync(path) ? path : undefined;
}

/** The Firestore emulator's jar inside a Google Cloud CLI, which may stand anywhere: beside `gcloud`, or where packages put it. */
function findSdkJar(): string | undefined {
  const besideGcloud = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((gcloud) => existsSync(gcloud))
    .map((gcloud) => dirname(dirname(realpathSync(gcloud))));
  const places = [
    process.env.CLOUDSDK_ROOT_DIR,
    ...besideGcloud,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
  ];
  return places.flatMap((place) => (place ? [join(place, SDK_JAR)] : [])).find((jar) => existsSync(jar));
}

/** A jar that `java -jar` can run, since the Cloud CLI's own one names no main class. */
function launcherOf(sdkJar: string): string {
  const { size, mtimeMs } = statSync(sdkJar);
  return built(`firestore-${digest(sdkJar, size, mtimeMs)}`, (folder) =>
    writeManifestJar(join(folder, 'run.jar'), FIRESTORE_MAIN, [sdkJar]),
  );
}

/** Our rules runtime, compiled against the engine in the Firestore jar; nothing where there is no Java compiler. */
function compileStorageRuntime(engineJar: string): string | undefined {
  const source = join(ROOT, 'tools', 'emulators', 'StorageRulesRuntime.java');
  const { size, mtimeMs } = statSync(engineJar);
  const name = `storage-${digest(engineJar, size, mtimeMs, readFileSync(source, 'utf8'))}`;
  if (existsSync(join(CACHE, name))) return join(CACHE, name, 'run.jar');
  const compiler = [['javac'], ['java', '-m', 'jdk.compiler/com.sun.tools.javac.Main']].find(runs);
  if (compiler === undefined) return undefined;
  return built(name, (folder, final) => {
    const [command = '', ...args] = compiler;
    const options = ['-proc:none', '-nowarn', '--release', '11', '-cp', engineJar, '-d', folder];
    execFileSync(command, [...args, ...options, source], { stdio: 'pipe' });
    writeManifestJar(join(folder, 'run.jar'), 'StorageRulesRuntime', [`${final}/`, engineJar]);
  });
}

/** `run.jar` of the cache folder of that name, which `build` fills once; it appears whole or not at all. */
function built(name: string, build: (folder: string, final: string) => void): string {
  const final = join(CACHE, name);
  if (!existsSync(final)) {
    const folder = `${final}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    build(folder, final);
    if (existsSync(final)) rmSync(folder, { recursive: true });
    else renameSync(folder, final);
  }
  return join(final, 'run.jar');
}

function digest(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

function runs([command = '', ...args]: string[]): boolean {
  return spawnSync(command, [...args, '-version'], { stdio: 'ignore' }).status === 0;
}
