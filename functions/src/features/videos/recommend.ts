/** Recommended videos for a book: topics from its text and from what was missed, videos from the video site, both kept. */
import { engineName } from '../../config.ts';
import type { Videos } from '../../contract/videos.ts';
import { derivedId } from '../../platform/ids.ts';
import { latestMarked } from '../../stores/attempts.ts';
import { openDocument } from '../../stores/documents.ts';
import { missedIn } from '../../stores/missed.ts';
import { keepTopics, keepVideos, type VideoShelf, withVideos } from '../../stores/videos.ts';
import { replyFrom } from './reply.ts';
import { findMore, isWanting } from './search.ts';
import type { Plan } from './topics-for.ts';

/** What opens books and names topics is loaded by the first call for a book whose topics are not kept. */
const topics = () => import('./topics-for.ts');

/** Attempts that are looked through for what was missed: each holds a whole quiz. */
const ATTEMPTS = 20;
/** Topics are named anew where this is another than they were named by. */
const NAMING = '2';

/**
 * Topics of a book and videos on the first of them. Of many calls at once one works, the others wait for what it finds.
 * Whatever happens at the video site, there is a reply: what is known, and why it isn't more. Topics that are being named are
 * paid for, so they are named and kept although the student may have gone.
 * @throws AppError `not_found`, `not_ready` while the book is being read, `in_progress`
 */
export async function recommendVideos(uid: string, id: string, signal: AbortSignal): Promise<Videos> {
  const plan = await planFor(uid, id, signal);
  const isEnough = (shelf: VideoShelf) =>
    shelf.named_from === plan.namedFrom && !isWanting(shelf, plan.document.language);
  const known = await withVideos<Work>(
    uid,
    id,
    isEnough,
    (claim, shelf) => work(uid, plan, claim, shelf, signal),
    signal,
  );
  return replyFrom(plan.document, known);
}

type Work = Omit<VideoShelf, 'claim' | 'expires_at'>;

async function planFor(uid: string, id: string, signal: AbortSignal): Promise<Plan> {
  let document = await openDocument(uid, id);
  if (document.status === 'reading') document = await (await topics()).onceRead(uid, id, signal);
  const missed = missedIn(await latestMarked(uid, ATTEMPTS)).flatMap(({ pdf_id, question, evidence }) =>
    pdf_id === id && evidence ? [{ question, evidence: { page: evidence.page, quote: evidence.quote } }] : [],
  );
  const read = [document.title, document.pages_without_text, missed];
  const namedFrom = derivedId('topics', NAMING, engineName(), JSON.stringify(read));
  return { document, missed, namedFrom };
}

/** What the holder of a claim does: names the topics where that is needed, searches, stores. */
async function work(uid: string, plan: Plan, claim: string, shelf: VideoShelf, signal: AbortSignal): Promise<Work> {
  const { document, namedFrom } = plan;
  const isNamed = shelf.named_from === namedFrom;
  const named = isNamed
    ? { named_from: namedFrom, topics: shelf.topics }
    : await (await topics()).topicsFor(uid, plan, signal);
  if (!isNamed) await keepTopics(uid, document.id, claim, named);
  const done = { ...named, ...(await findMore(uid, { ...shelf, ...named }, document.language)) };
  await keepVideos(uid, document.id, claim, done);
  return done;
}
