import { beforeAll, describe, expect, it } from 'vitest';
import { left } from '../../src/stores/allowances.ts';
import { drawnAsPictures } from '../fixtures/drawn.ts';
import { enrol, type Student } from '../support/students.ts';
import { abandonedUpload, type Death, killedDeletion, killedPictures, killedReading, killedUpload } from './kills.ts';
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

describe('killed, a reading of pictures is done by another reader, no page twice', () => {
  /** Few words on a page: what is tried is the moments, not the reading. */
  const PAGES = 4;
  /** From its first step to its last (ms), most of it the child's. */
  const ALL_MS = 9_000;
  let scan: Uint8Array;
  beforeAll(async () => {
    scan = await drawnAsPictures(['The tide follows the moon.'], Array(PAGES).fill(0));
  });
  const killedOnce = async (death: Death) => {
    const [ana] = await enrol(1);
    return killedPictures(ana, scan, PAGES, death);
  };

  it('between two pages it keeps at most two pages of the day', async () => {
    const [ana] = await enrol(1);
    const before = await left(ana.uid, 'picturePages');
    expect(await killedPictures(ana, scan, PAGES, { beforeFile: 2 })).toEqual({ done: false, stored: [1] });
    // Four were read; the dead reader had taken two and read one.
    expect(await left(ana.uid, 'picturePages')).toBe(before - PAGES - 1);
  }, 300_000);

  it('before each of its files in turn: the pages, the text made of them, and where they are put together', async () => {
    const storedThen = new Set<number>();
    let files = 0;
    for (let done = false; !done; ) {
      files += 1;
      expect(files).toBeLessThan(MOST_WRITES);
      const killed = await killedOnce({ beforeFile: files });
      done = killed.done;
      storedThen.add(killed.stored.length);
    }
    // Some died with nothing stored, with each number of pages, with all of them.
    expect([...storedThen].toSorted()).toEqual([0, 1, 2, 3, 4]);
  }, 900_000);

  /** Chosen by chance, and told, so that a moment that fails can be tried again. */
  const moments = Array.from({ length: Math.max(6, ROUNDS) }, () => Math.round(Math.random() * ALL_MS));
  it.each(moments)('%i ms after it began', async (afterMs) => {
    await killedOnce({ afterMs });
  });
});
