/** The chat about one book: what a student asks, what is answered, and the conversations that are kept. */
import * as z from 'zod/mini';
import { Citation, NearSection } from './evidence.ts';
import { MAX_QUESTION_CHARS } from './limits.ts';
import { PassageReply } from './passages.ts';

export const Role = z.enum(['user', 'assistant']);
export type Role = z.infer<typeof Role>;

const Id = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * How many pages of a book an answer was made from, where the rest was still being read: the first ones, or all but those that are
 * pictures. `pictures`: the pages that are, 20 stretches at most.
 */
export const ReadSoFar = z.object({
  read: z.int(),
  of: z.int(),
  pictures: z.optional(z.array(z.object({ from: z.int(), to: z.int() }))),
});
export type ReadSoFar = z.infer<typeof ReadSoFar>;

export const AskRequest = z.object({
  pdf_id: Id,
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_CHARS)),
  /** Which conversation about the book: an id, null for a new one, left out for the latest one (or a new one where there is none). */
  chat_id: z.optional(z.nullable(Id)),
  /** The failed or unanswered question of that conversation that is asked again; it is not stored a second time. */
  retry_of: z.optional(Id),
  /**
   * Answer from the model's own knowledge, with nothing of the book: the reply says first that nothing of it is proved, and has no
   * citations. Where no model is configured it is left unheeded.
   */
  without_book: z.optional(z.boolean()),
});
export type AskRequest = z.infer<typeof AskRequest>;

export const AskResponse = z.object({
  /** Markdown; a citation is marked `[n]`, n counting from 1 in `citations`. */
  answer: z.string(),
  citations: z.array(Citation),
  ...PassageReply.shape,
  /** Of replies before 26 November 2026: where the book did not answer, its sections that came nearest. Later ones have `near`. */
  sections: z.optional(z.array(NearSection)),
  /** Left out where the whole book was there. */
  pages: z.optional(ReadSoFar),
  chat_id: z.string(),
  /** The stored question and the stored answer. */
  question_id: z.string(),
  answer_id: z.string(),
});
export type AskResponse = z.infer<typeof AskResponse>;

/** `waiting`: stored, not answered yet. `failed`, `stopped` (by the student): can be asked again. Answers are always `done`. */
const MessageState = z.enum(['waiting', 'done', 'failed', 'stopped']);

export const ChatMessage = z.object({
  id: z.string(),
  role: Role,
  content: z.string(),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  state: MessageState,
  citations: z.array(Citation),
  ...PassageReply.shape,
  /** As in `AskResponse`. */
  sections: z.optional(z.array(NearSection)),
  pages: z.optional(ReadSoFar),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** One conversation about one book, as the list of conversations shows it. */
export const Chat = z.object({
  chat_id: z.string(),
  pdf_id: z.string(),
  /** The first 50 characters of the first question, with '...' when it is longer. */
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Chat = z.infer<typeof Chat>;

/** Newest first, up to 100; `before` is the `updated_at` to go on from. */
export const ChatListQuery = z.object({ pdf_id: Id, before: z.optional(z.string().check(z.maxLength(40))) });

/** The latest 100 messages before `before` (a message id), oldest first. */
export const ChatMessagesQuery = z.object({ before: z.optional(Id) });
export const ChatMessages = z.object({ chat: Chat, messages: z.array(ChatMessage), more: z.boolean() });
export type ChatMessages = z.infer<typeof ChatMessages>;
