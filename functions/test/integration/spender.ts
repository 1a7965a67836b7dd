/** A process that spends for one student when told to, many times at once, so that a test can set several against each other. */
import './in-process.ts';
import type { Meter, Pace } from '../../src/contract/limits.ts';
import { AppError } from '../../src/platform/errors.ts';
import { reconcile, take } from '../../src/stores/allowances.ts';
import { keepPace } from '../../src/stores/pace.ts';

export type Spending =
  | { do: 'take'; uids: string[]; meter: Meter; amount: number; settleAt?: number }
  | { do: 'pace'; uids: string[]; pace: Pace };

/** What came of each call: `done`, or the code it was refused with and its `Retry-After`. */
export interface Outcome {
  code: string;
  retryAfter: string | null;
}

async function once(work: Spending, uid: string): Promise<void> {
  if (work.do === 'pace') return keepPace(uid, work.pace);
  const taken = await take(uid, work.meter, work.amount);
  if (work.settleAt !== undefined) await reconcile(taken, work.settleAt);
}

process.on('message', async (work: Spending) => {
  const outcomes = await Promise.all(
    work.uids.map((uid) =>
      once(work, uid).then(
        (): Outcome => ({ code: 'done', retryAfter: null }),
        (error: unknown): Outcome =>
          error instanceof AppError
            ? { code: error.code, retryAfter: error.headers['Retry-After'] ?? null }
            : { code: String(error), retryAfter: null },
      ),
    ),
  );
  process.send?.(outcomes);
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
