/** A process that serves with so much heap and no more, and can be asked what it has held at most. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const MiB = 2 ** 20;

export interface Weighed {
  address: string;
  /** The highest memory of the process so far, in bytes. */
  peak: () => Promise<number>;
  kill: () => void;
}

/** Starts `serving.ts` with so many MB of heap. */
export async function startWeighed(heapMb: number): Promise<Weighed> {
  const program = fileURLToPath(new URL('./serving.ts', import.meta.url));
  const child: ChildProcess = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = await once(child, 'message');
  const peak = async () => {
    child.send('weigh');
    const [{ peakBytes }] = await once(child, 'message');
    return peakBytes;
  };
  return { address, peak, kill: () => child.kill('SIGKILL') };
}
