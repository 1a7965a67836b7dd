/** Revision chat: conversations across a student's whole library. */
import * as z from 'zod/mini';
import { ChatMessage } from './chat.ts';
import { Citation } from './evidence.ts';
import { MAX_QUESTION_CHARS } from './limits.ts';
import { PassageReply } from './passages.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(200));

/** As in the chat about one book; each citation names its book (`pdf_id`), and is `unavailable` once that book is gone. */
export const RevisionMessage = ChatMessage;
export type RevisionMessage = z.infer<typeof RevisionMessage>;

export const RevisionSession = z.object({
  _id: z.string(),
  user_id: z.string(),
  /** The first 50 characters of the first question, with '...' when it is longer. */
  title: z.string(),
  /** The latest ones, oldest first. */
  messages: z.array(RevisionMessage),
  /** Whether there are messages before these. */
  more: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type RevisionSession = z.infer<typeof RevisionSession>;

export const ReviseAskRequest = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_CHARS)),
  /** Which session: an id, or null for a new one. */
  session_id: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /** The failed or unanswered question of that session that is asked again; it is not stored a second time. */
  retry_of: z.optional(Id),
  /** The date where the student is, for plans: `YYYY-MM-DD`. Left out, or no date of now anywhere: the date in UTC. */
  today: z.optional(z.iso.date()),
  /** As in the chat about one book: an answer from the model's own knowledge, said to be that; unheeded without a model. */
  without_book: z.optional(z.boolean()),
});
export type ReviseAskRequest = z.infer<typeof ReviseAskRequest>;

export const ReviseAskResponse = z.object({
  /** Markdown; a citation is marked `[n]`, n counting from 1 in `citations`. */
  answer: z.string(),
  citations: z.array(Citation),
  ...PassageReply.shape,
  session_id: z.string(),
  /** The stored question and the stored answer. */
  question_id: z.string(),
  answer_id: z.string(),
});
export type ReviseAskResponse = z.infer<typeof ReviseAskResponse>;

/**
 * The session that was used last first, up to 50; `before` is the `_id` or the `updated_at` of the last one seen, to go
 * on from. `messages=none` leaves the messages out, for a list of titles.
 */
export const RevisionHistoryQuery = z.object({
  before: z.optional(Id),
  messages: z.optional(z.enum(['latest', 'none'])),
});

/** The session with its latest 100 messages, or those before the message of id `before`. */
export const RevisionSessionQuery = z.object({ before: z.optional(Id) });
