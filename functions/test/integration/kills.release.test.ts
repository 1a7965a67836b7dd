import { beforeAll, expect, it } from 'vitest';
import { enrol } from '../support/students.ts';
import { abandonedUpload, killedDeletion, killedReading, killedUpload } from './kills.ts';
import { smallPdf } from './small-pdfs.ts';

/** How many of each kind; `npm run trial -- kills` sets it to fifty. */
const ROUNDS = Number(process.env.FOLIO_KILLS ?? 0);
/** The longest of the four takes about this long (ms) from its first step to its last. */
const LONGEST = 900;
/** Moments (ms after the work has begun) that fall between its steps: chosen ones, or as many random ones as asked for. */
const MOMENTS = ROUNDS > 0 ? Array.from({ length: ROUNDS }, () => Math.round(Math.random() * LONGEST)) : [100, 350];

let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await smallPdf({ pages: 200 });
});

it.each(MOMENTS)('an upload killed after %i ms and tried again is one whole book', async (ms) => {
  const [ana] = await enrol(1);
  await killedUpload(ana, pdf, ms);
});

it.each(MOMENTS)('an upload killed after %i ms and given up is a whole book or nothing', async (ms) => {
  const [ana] = await enrol(1);
  await abandonedUpload(ana, pdf, ms);
});

it.each(MOMENTS)('a reading killed after %i ms is done by another reader', async (ms) => {
  const [ana] = await enrol(1);
  await killedReading(ana, pdf, ms);
});

it.each(MOMENTS)(
  'a deletion killed after %i ms leaves nothing once it is tried again',
  async (ms) => {
    const [ana] = await enrol(1);
    await killedDeletion(ana, pdf, ms);
  },
  150_000,
);

it('work that is not killed is done', async () => {
  const [ana] = await enrol(1);
  expect(await killedUpload(ana, pdf, 60_000)).toBe(true);
});
