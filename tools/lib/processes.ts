import { type ChildProcess, spawnSync } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { isAlive } from './lock.mjs';

/** Ids of all processes that descend from this one and of the process itself; on Windows the process alone. */
export function descendantsOf(child: ChildProcess): number[] {
  if (child.pid === undefined) return [];
  const table = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? '';
  const parents = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const found = new Set([child.pid]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [pid = 0, parent = 0] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Ends those of these processes that still run: asked first, killed after two seconds. */
export async function killAll(pids: number[]): Promise<void> {
  const left = pids.filter(isAlive);
  if (left.length === 0) return;
  signal(left, 'SIGTERM');
  for (let waited = 0; waited < 2000 && left.some(isAlive); waited += 50) await after(50);
  signal(left.filter(isAlive), 'SIGKILL');
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself in between.
    }
  }
}
