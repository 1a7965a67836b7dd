/** What the children of a short book cost, as shipped: the one that looks at the file, and the one that reads it. */
import { runChild } from '../../../functions/src/book/read/run-child.ts';
import { INSPECT_LIMITS, READ_LIMITS } from '../../../functions/src/book/read/supervise.ts';
import { childrenMs } from '../lib/bench.ts';

const [file = '', program = ''] = process.argv.slice(2);

/** Processor time (ms) of one child, from its start to its end. @throws where it did not do its work */
async function costOf(job: Parameters<typeof runChild>[0]): Promise<number> {
  const before = childrenMs();
  const kinds: string[] = [];
  const end = await runChild(job, ({ kind }) => kinds.push(kind), undefined, program);
  if (end.how !== 'ended' || kinds.includes('failed')) throw new Error(`${job.kind}: ${end.how}, ${kinds}`);
  return childrenMs() - before;
}

const looked = await costOf({ kind: 'inspect', path: file, limits: INSPECT_LIMITS });
const read = await costOf({ kind: 'read', path: file, limits: READ_LIMITS, from: 1, skip: [] });
console.log(JSON.stringify({ looked, read }));
