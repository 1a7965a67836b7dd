import { log } from '../../platform/log.ts';
import { allClosures, closedFor, eraseAccount, forgetClosure } from '../../stores/accounts.ts';

/** An identity token lives an hour, a background reading nine minutes: after this nothing knows the account any more. */
const FORGET_MS = 2 * 60 * 60_000;
/** Marks looked at in one sweep; the rest wait for the next. */
const BATCH = 500;

/**
 * Finishes closings that a crash left, and erases once more, then forgets, those that are long done. Can run at any
 * time, also twice at once.
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
  const marks = (await allClosures(BATCH)).filter((mark) => uid === undefined || mark.uid === uid);
  const counts = { erased: 0, forgotten: 0 };
  for (const mark of marks) {
    const old = closedFor(mark) >= forgetMs;
    if (mark.erased && !old) continue;
    await eraseAccount(mark.uid);
    counts.erased++;
    if (!old) continue;
    await forgetClosure(mark.uid);
    counts.forgotten++;
  }
  log('INFO', 'closings swept', counts);
}
