/** What V8 makes of the children's code, left beside it where an image is made. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Job, Report } from './protocol.ts';
import { READING_FLAGS } from './run-child.ts';
import { READ_LIMITS } from './supervise.ts';

/**
 * Has the shipped children look at a book of ours and read it, unconfined, and leave their compiled code. Only ever for a file that
 * is known.
 * @param start where they start (`reading-child.cjs`) @param path a PDF
 * @throws where one does not come to its end
 */
export async function keepCompiled(start: string, path: string): Promise<void> {
  const jobs: Record<string, Job> = {
    looking: { kind: 'inspect', path, limits: READ_LIMITS },
    reading: { kind: 'read', path, limits: READ_LIMITS, from: 1, skip: [] },
  };
  for (const [program, job] of Object.entries(jobs)) {
    const child = fork(start, [program, 'keep'], {
      execArgv: [...READING_FLAGS],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let hasFailed = false;
    child.on('message', ({ kind }: Report) => {
      hasFailed ||= kind === 'failed';
    });
    child.send(job);
    const [code] = await once(child, 'exit');
    if (code !== 0 || hasFailed) throw new Error(`The child that is ${program} could not leave its compiled code.`);
  }
}
