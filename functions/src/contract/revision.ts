/** Revision chat: conversations across a student's whole library. */
import * as z from 'zod/mini';
import { Role } from './chat.ts';
import { MAX_QUESTION_CHARS } from './limits.ts';

export const RevisionMessage = z.object({ role: Role, content: z.string(), timestamp: z.string() });
export type RevisionMessage = z.infer<typeof RevisionMessage>;

export const RevisionSession = z.object({
  _id: z.string(),
  user_id: z.string(),
  title: z.string(),
  messages: z.array(RevisionMessage),
  created_at: z.string(),
  updated_at: z.string(),
});
export type RevisionSession = z.infer<typeof RevisionSession>;

export const ReviseAskRequest = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_CHARS)),
  session_id: z.nullable(z.string().check(z.maxLength(200))),
});
export const ReviseAskResponse = z.object({ answer: z.string(), session_id: z.string() });
export type ReviseAskResponse = z.infer<typeof ReviseAskResponse>;
