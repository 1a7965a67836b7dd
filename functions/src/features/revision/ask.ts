/** A question of a revision chat: stored, drafted by the engine from the library and the record, proved, stored, shown. */
import { REVISION_BOOKS, SHELF_BOOKS } from '../../contract/limits.ts';
import { passageReplyOf } from '../../contract/passages.ts';
import type { ReviseAskRequest, ReviseAskResponse } from '../../contract/revision.ts';
import { answerOnce } from '../../conversations/answer.ts';
import { type Answered, type Asked, begin } from '../../conversations/begin.ts';
import type { Listener } from '../../conversations/until-stopped.ts';
import type { CallContext } from '../../http/route.ts';
import { dayAsSaid } from '../../platform/days.ts';
import { newId } from '../../platform/ids.ts';
import { latestDocuments } from '../../stores/documents.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { sessions } from '../../stores/sessions.ts';
import type { ConverseInput, DraftReply } from '../../study/converse.ts';
import { engineFor } from '../../study/engines.ts';
import type { ProvedAnswer } from '../../study/proof.ts';
import { proveReply } from './prove.ts';
import { recordOf } from './record.ts';
import { shelfOf, withRoomFor } from './shelf.ts';

/** How many earlier turns an answer may lean on. */
const TURNS = 6;
/** After this long no further book is looked into (ms): an answer is due well before Hosting gives up at 60 s. */
const LOOKING_MS = 20_000;

/**
 * Answers a question across the student's library.
 * @param key the call's `Idempotency-Key`: the same key is the same question
 * @param listen whom to tell the answer so far
 * @throws AppError `not_found` (session or question; also where the session was deleted while it was answered),
 *   `in_progress`, `key_reused`, `stopped`
 */
export async function ask(
  uid: string,
  { question, session_id, retry_of, today, without_book }: ReviseAskRequest,
  key: string | undefined,
  listen: CallContext<'revise.ask'>['onPartialAnswer'],
): Promise<ReviseAskResponse> {
  const asked = await begin(sessions, uid, {
    conversationId: session_id ?? newId(),
    question,
    key,
    retryOf: retry_of,
    withoutBook: without_book,
    belongs: () => true,
    begins: typeof session_id === 'string' ? null : (head) => head,
  });
  const answered = await answerOnce(sessions, uid, asked, listen, (listener) =>
    answerFor(uid, asked, { today: dayAsSaid(today), withoutBook: asked.withoutBook }, listener),
  );
  return replyOf(asked, answered);
}

async function answerFor(
  uid: string,
  { conversationId, question, seq }: Asked,
  how: Pick<ConverseInput, 'today' | 'withoutBook'>,
  { onPartialAnswer, stopped }: Listener,
): Promise<ProvedAnswer> {
  const [turns, documents] = await Promise.all([
    sessions.turnsBefore(uid, conversationId, seq, TURNS),
    latestDocuments(uid, SHELF_BOOKS + 1),
  ]);
  const history = turns.map(({ citations, ...turn }) => ({
    ...turn,
    books: [...new Set(citations.flatMap(({ pdf_id }) => pdf_id ?? []))],
  }));
  return withRoomFor(documents, async () => {
    const until = performance.now() + LOOKING_MS;
    const draft = await engineFor(modelBudgetOf(uid)).converse({
      question,
      history,
      shelf: shelfOf(uid, documents),
      record: () => recordOf(uid, documents.filter(({ status }) => status === 'ready').slice(0, REVISION_BOOKS)),
      ...how,
      hasTime: () => performance.now() < until,
      onPartialAnswer: onPartialAnswer && asProved(uid, onPartialAnswer),
      signal: stopped,
    });
    return proveReply(uid, draft);
  });
}

/**
 * Tells what is proved of each draft. One that comes while another is being proved is passed over: the next holds it. So is one
 * that could not be proved, since the end is proved by itself.
 */
function asProved(uid: string, tell: (proved: ProvedAnswer) => void): (draft: DraftReply) => void {
  let busy = false;
  return (draft) => {
    if (busy) return;
    busy = true;
    void proveReply(uid, draft)
      .then(tell, () => undefined)
      .finally(() => {
        busy = false;
      });
  };
}

const replyOf = (
  { conversationId, questionId }: Asked,
  { answer, citations, answerId, ...rest }: Answered,
): ReviseAskResponse => ({
  ...passageReplyOf(rest),
  answer,
  citations,
  session_id: conversationId,
  question_id: questionId,
  answer_id: answerId,
});
