/**
 * What must be there before anything else can run. Plain JavaScript for Node 20 with no packages: on a fresh clone there is
 * nothing but this.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Something that only the person at the machine can mend; the message is one sentence with what to do. */
export class Missing extends Error {}

/** @param {{ java: boolean }} needs whether the emulators will run */
export async function prepare(needs) {
  checkNode();
  if (needs.java) checkJava();
  if (installed()) return;
  await withLock(join(ROOT, '.cache', 'install.lock'), 'Another copy of Folio is installing the packages', () => {
    if (!installed()) install();
  });
}

/** The Node 24 that the project brings along (npm package `node`). */
export function projectNode() {
  return join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Missing(
      `Folio needs Node 20 or newer and this is ${process.version}: install one from https://nodejs.org.`,
    );
  }
}

function checkJava() {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = Number(/version "(?:1\.)?(\d+)/.exec(`${java.stderr}${java.stdout}`)?.[1] ?? 0);
  if (major >= 11) return;
  const found = major === 0 ? 'none was found' : `this is Java ${major}`;
  throw new Missing(
    `Folio's emulators need Java 11 or newer and ${found}: install it (Debian, Ubuntu: sudo apt-get install -y default-jdk-headless; macOS: brew install openjdk; Windows: winget install Microsoft.OpenJDK.21) and run this again.`,
  );
}

/** Whether node_modules is what package-lock.json says, judged by npm's own record of what it installed. */
function installed() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(projectNode())) return false;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages;
  const want = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(want).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.link || entry.optional || have[path]?.version === entry.version,
  );
}

function install() {
  console.log('Installing the packages (npm ci). This takes about a minute, once...');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: ROOT, stdio: 'inherit', shell: command === 'npm' && process.platform === 'win32' };
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const { status } = spawnSync(command, [...args, 'ci', '--prefer-offline', '--loglevel=error'], options);
  if (status !== 0 || !existsSync(projectNode())) {
    throw new Missing(
      'The packages could not be installed (the lines above say why): mend that, or run npm ci yourself, then run this again.',
    );
  }
}
