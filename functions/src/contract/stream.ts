/**
 * An answer as it comes. Who asks a call that streams with `Accept: text/event-stream`, at the function's own address (Hosting
 * holds replies back), may get server-sent events: some `so-far`, then one `reply` with what the call answers, or one
 * `error` with an error body. A call that is answered or refused at once answers with JSON, as ever.
 */
import * as z from 'zod/mini';
import { Citation } from './evidence.ts';
import { PassageReply } from './passages.ts';

/** The answer so far, whole, each time more of it; every citation is checked already. */
export const PartialAnswer = z.object({
  answer: z.string(),
  citations: z.array(Citation),
  ...PassageReply.shape,
});
export type PartialAnswer = z.infer<typeof PartialAnswer>;

/** Names of the events. */
export const STREAM_EVENT = { partialAnswer: 'so-far', reply: 'reply', error: 'error' } as const;

/** What of a question on its way can be stopped: the `Idempotency-Key` it was sent with. */
export const StopRequest = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) });
