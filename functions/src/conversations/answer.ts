/** A question's whole way: answered until it is done or stopped, and stored; or the stored answer, where it was answered before. */
import { describeError, log } from '../platform/log.ts';
import type { Conversations, Head } from '../stores/conversations.ts';
import type { Answered, Asked } from './begin.ts';
import { fail, finish } from './finish.ts';
import { type Draft, type Listener, untilStopped } from './until-stopped.ts';

/**
 * @param asked what `begin` returned
 * @param listen whom to tell the answer so far; undefined where nobody listens
 * @param draft makes the answer
 * @throws AppError `not_found` where the conversation was deleted meanwhile, `stopped`, `in_progress`; what `draft` throws. The
 *   question is marked as failed then, and can be asked again
 */
export async function answerOnce<H extends Head>(
  store: Conversations<H>,
  uid: string,
  asked: Asked,
  listen: Listener['onPartialAnswer'],
  draft: (listener: Listener) => Promise<Draft>,
): Promise<Answered> {
  if (asked.answered) return asked.answered;
  try {
    return await finish(store, uid, asked, await untilStopped(store, uid, asked, listen, draft));
  } catch (error) {
    // A mark that cannot be left is no reason to hide why: the question counts as failed after a while anyway.
    await fail(store, uid, asked).catch((cause) => log('WARNING', 'question not marked', describeError(cause)));
    throw error;
  }
}
