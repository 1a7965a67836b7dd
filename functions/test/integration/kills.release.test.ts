import { beforeAll, describe, expect, it } from 'vitest';
import { enrol, type Student } from '../support/students.ts';
import { abandonedUpload, type Death, killedDeletion, killedReading, killedUpload } from './kills.ts';
import { smallPdf } from './small-pdfs.ts';

/** How many random moments of each kind; `npm run trial -- kills` sets it to fifty. */
const ROUNDS = Number(process.env.FOLIO_KILLS ?? 0);
/** The longest of the four takes about this long (ms) from its first step to its last. */
const LONGEST = 900;
const MOMENTS = Array.from({ length: ROUNDS }, () => Math.round(Math.random() * LONGEST));
/** No work writes more often than this. */
const MOST_WRITES = 40;

let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await smallPdf({ pages: 200 });
});

type Killed = (student: Student, bytes: Uint8Array, death: Death) => Promise<boolean>;

describe.each<[string, Killed]>([
  ['an upload that is tried again is one whole book', killedUpload],
  ['an upload that is given up is a whole book or nothing', abandonedUpload],
  ['a reading is done by another reader', killedReading],
  ['a deletion leaves nothing once it is tried again', killedDeletion],
])('killed, %s', (_, killed) => {
  const killedOnce = async (death: Death) => {
    const [ana] = await enrol(1);
    return killed(ana, pdf, death);
  };

  it('before each of its writes in turn', async () => {
    let writes = 0;
    for (let done = false; !done; ) {
      writes += 1;
      expect(writes).toBeLessThan(MOST_WRITES);
      done = await killedOnce({ beforeWrite: writes });
    }
    expect(writes).toBeGreaterThan(2);
  });

  it.each(MOMENTS)('%i ms after it began', async (afterMs) => {
    await killedOnce({ afterMs });
  });
});
