/** The chat about one book. */
import * as z from 'zod/mini';
import { Citation } from './evidence.ts';
import { MAX_QUESTION_CHARS } from './limits.ts';

export const Role = z.enum(['user', 'assistant']);

export const AskRequest = z.object({
  pdf_id: z.string().check(z.minLength(1), z.maxLength(200)),
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_CHARS)),
  /** Which conversation about the book; left out or null begins one (or goes on with the latest). */
  chat_id: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type AskRequest = z.infer<typeof AskRequest>;

export const AskResponse = z.object({
  /** Markdown; a citation is marked `[n]`, n counting from 1 in `citations`. */
  answer: z.string(),
  citations: z.array(Citation),
  chat_id: z.optional(z.string()),
});
export type AskResponse = z.infer<typeof AskResponse>;
