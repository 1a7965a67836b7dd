/** Ends this process from a thread of its own, so that it works while the main thread is lost in a loop. */
import { Worker } from 'node:worker_threads';

/** How often memory is looked at: a bomb fills about 100 MB in this time. */
const EVERY_MS = 25;

/**
 * Plain JavaScript in a string: it runs beside the bundle as well as beside the source, without a file of its own.
 * `rss` is that of the whole process, in threads too, on Linux and on macOS. A child whose parent died has another one.
 */
const WATCH = `
const { workerData: { memoryBytes, wallMs, cpuMs, parent } } = require('node:worker_threads');
const end = Date.now() + wallMs;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return cpuMs !== undefined && (user + system) / 1000 > cpuMs;
};
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes || Date.now() > end || spent() || process.ppid !== parent) {
    process.kill(process.pid, 'SIGKILL');
  }
}, ${EVERY_MS});
`;

/** From now on this process is killed when it exceeds a bound, or when its parent is gone. */
export function keepWatch(limits: { memoryBytes: number; wallMs: number; cpuMs?: number }): void {
  const workerData = { ...limits, parent: process.ppid };
  new Worker(WATCH, { eval: true, workerData, env: {} }).unref();
}
