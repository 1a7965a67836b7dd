/** Recommended videos for a book: topics from its text and from what was missed, videos from the video site, both kept. */
import { setTimeout as pause } from 'node:timers/promises';
import { engineName } from '../../config.ts';
import { BOOK_TOPICS } from '../../contract/limits.ts';
import type { Videos } from '../../contract/videos.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId } from '../../platform/ids.ts';
import { describeError, log } from '../../platform/log.ts';
import { latestMarked } from '../../stores/attempts.ts';
import { type Owned, openDocument } from '../../stores/documents.ts';
import { missedIn } from '../../stores/missed.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import {
  claimVideos,
  isClaimed,
  keepTopics,
  keepVideos,
  readVideos,
  releaseVideos,
  type ShelfTopic,
  type VideoShelf,
} from '../../stores/videos.ts';
import { wholeBook } from '../../stores/whole-book.ts';
import type { MissedInBook } from '../../study/engine.ts';
import { engineFor } from '../../study/engines.ts';
import { proveTopics } from '../../study/topics.ts';
import { replyFrom } from './reply.ts';
import { findMore, isWanting } from './search.ts';

/** Attempts that are looked through for what was missed: each holds a whole quiz. */
const ATTEMPTS = 20;
/** Topics are named anew where this is another than they were named by. */
const NAMING = '2';
/** How long a call waits for another one's work on the same book (ms), and how often it looks. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 400;
/** When the browser asks again (s). */
const ASK_AGAIN_S = 3;

interface Plan {
  document: Owned;
  missed: MissedInBook[];
  /** Tells what the topics are named from. */
  namedFrom: string;
}

/**
 * Topics of a book and videos on the first of them. Of many calls at once one works, the others wait for what it finds.
 * Whatever happens at the video site, there is a reply: what is known, and why it isn't more. Topics that are being named are
 * paid for, so they are named and kept although the student may have gone.
 * @throws AppError `not_found`, `not_ready` while the book is being read, `in_progress`
 */
export async function recommendVideos(uid: string, id: string, signal: AbortSignal): Promise<Videos> {
  const plan = await planFor(uid, id, signal);
  const giveUp = Date.now() + WAIT_MS;
  for (;;) {
    const shelf = await readVideos(uid, id);
    if (shelf.named_from === plan.namedFrom && !isWanting(shelf, plan.document.language)) return replyOf(plan, shelf);
    const claimed = isClaimed(shelf) ? null : await claimVideos(uid, id);
    if (claimed) return replyOf(plan, await work(uid, plan, claimed, signal));
    if (Date.now() > giveUp) {
      throw new AppError('in_progress', 'Videos for this book are being looked for already. Please wait a moment.', {
        headers: { 'Retry-After': String(ASK_AGAIN_S) },
      });
    }
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
}

type Work = Omit<VideoShelf, 'claim' | 'expires_at'>;

const replyOf = ({ document }: Plan, shelf: Work): Videos => replyFrom(document, shelf);

async function planFor(uid: string, id: string, signal: AbortSignal): Promise<Plan> {
  let document = await openDocument(uid, id);
  if (document.status === 'reading') ({ document } = await wholeBook(uid, id, signal));
  const missed = missedIn(await latestMarked(uid, ATTEMPTS)).flatMap(({ pdf_id, question, evidence }) =>
    pdf_id === id && evidence ? [{ question, evidence: { page: evidence.page, quote: evidence.quote } }] : [],
  );
  const read = [document.title, document.pages_without_text, missed];
  const namedFrom = derivedId('topics', NAMING, engineName(), JSON.stringify(read));
  return { document, missed, namedFrom };
}

/** What the holder of a claim does: names the topics where that is needed, searches, stores. */
async function work(
  uid: string,
  plan: Plan,
  { claim, shelf }: { claim: string; shelf: VideoShelf },
  signal: AbortSignal,
): Promise<Work> {
  const { document, namedFrom } = plan;
  try {
    const isNamed = shelf.named_from === namedFrom;
    const named = { named_from: namedFrom, topics: isNamed ? shelf.topics : await topicsFor(uid, plan, signal) };
    if (!isNamed) await keepTopics(uid, document.id, claim, named);
    const done = { ...named, ...(await findMore(uid, { ...shelf, ...named }, document.language)) };
    await keepVideos(uid, document.id, claim, done);
    return done;
  } catch (error) {
    // A claim that can't be given back is no reason to hide why: it ends by itself after a while.
    await releaseVideos(uid, document.id, claim).catch((cause) => log('WARNING', 'claim left', describeError(cause)));
    throw error;
  }
}

async function topicsFor(uid: string, { document, missed }: Plan, signal: AbortSignal): Promise<ShelfTopic[]> {
  const { book } = await wholeBook(uid, document.id, signal);
  const engine = engineFor(modelBudgetOf(uid));
  const drafts = await engine.topics({ book, title: document.title, missed, count: BOOK_TOPICS });
  return proveTopics(book, drafts, BOOK_TOPICS);
}
