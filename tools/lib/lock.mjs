/** A lock between processes of this work tree: a folder, since making one either succeeds or fails, for one process only. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` while holding the lock at `path`, after waiting for whoever holds it; a holder that died is passed over.
 * @template T
 * @param {string} path @param {string} waiting said once, if there is a wait @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, waiting, work) {
  for (let told = false; !takeLock(path); told = true) {
    if (!told) console.log(`${waiting}; waiting for it...`);
    await pause(200);
  }
  try {
    return await work();
  } finally {
    leaveLock(path);
  }
}

/**
 * Takes the lock if nobody who still lives holds it. What it returns says whether it is ours now.
 * @param {string} path
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && holderIsGone(path)) leaveLock(path);
  try {
    mkdirSync(path);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(path, 'holder'), `${process.pid} ${startOf(process.pid)}`);
  return true;
}

/** @param {string} path */
export function leaveLock(path) {
  rmSync(path, { recursive: true, force: true });
}

/** @param {string} path the id of the process that holds the lock, 0 if there is none */
export function lockHolder(path) {
  const note = join(path, 'holder');
  return existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) || 0 : 0;
}

/** @param {string} path */
function holderIsGone(path) {
  const note = join(path, 'holder');
  const [pid = '', ...start] = existsSync(note) ? readFileSync(note, 'utf8').split(' ') : [];
  if (pid !== '') return !isAlive(Number(pid)) || startOf(Number(pid)) !== start.join(' ');
  // Between a holder's mkdir and its note there is a moment without one: only an old folder counts as left behind.
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 10_000;
}

/**
 * When a process began, as the system words it: ids are used again, an id and its start are not.
 * @param {number} pid
 */
function startOf(pid) {
  const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  return (spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).stdout ?? '').trim();
}

/** @param {number} pid whether a process of that number runs */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
