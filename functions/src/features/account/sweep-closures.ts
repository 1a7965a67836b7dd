import { before } from '../../platform/clock.ts';
import { log } from '../../platform/log.ts';
import { sweepEach } from '../../platform/sweeping.ts';
import { eraseAccount } from '../../stores/accounts.ts';
import { type Closure, forgetClosure, oldClosures, unfinishedClosures } from '../../stores/closures.ts';

/** An identity token lives an hour, a background reading nine minutes: after this nothing knows the account any more. */
const FORGET_MS = 2 * 60 * 60_000;

/**
 * Finishes closings that a crash left, and erases once more, then forgets, those that are long done. Can run at any
 * time, also twice at once; an account that cannot be erased stops no other.
 * @param uid whose; left out: everyone's
 * @param forgetMs age in milliseconds from which a mark is taken away
 */
export async function sweepClosures({
  uid,
  forgetMs = FORGET_MS,
}: {
  uid?: string;
  forgetMs?: number;
} = {}): Promise<void> {
  const wanted = (mark: Closure) => uid === undefined || mark.uid === uid;
  const erased = await sweepEach('closures', unfinishedClosures(), async (mark) => {
    if (wanted(mark)) await eraseAccount(mark.uid);
    return wanted(mark);
  });
  const forgotten = await sweepEach('closures', oldClosures(before(forgetMs)), async (mark) => {
    if (!wanted(mark)) return false;
    await eraseAccount(mark.uid);
    await forgetClosure(mark.uid);
    return true;
  });
  log('INFO', 'closings swept', { erased, forgotten });
}
