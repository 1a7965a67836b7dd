/** The student, as the identity provider knows them, and the state of the service. */
import * as z from 'zod/mini';
import { StoredQuiz } from './quiz.ts';

export const VerifyRequest = z.object({ token: z.string().check(z.minLength(1), z.maxLength(10_000)) });

export const Student = z.object({
  uid: z.string(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
export type Student = z.infer<typeof Student>;

export const Health = z.object({
  status: z.enum(['ok']),
  engine: z.enum(['embedded', 'openai']),
  /** Where answers come bit by bit (`stream.ts`): the address that functions' names are put behind; absent where none do. */
  streams: z.optional(z.string()),
  /** Asked for with `details`: when the hourly sweep last went through, and whether this function runs as an account of its own. */
  details: z.optional(z.object({ swept_at: z.nullable(z.string()), own_account: z.boolean() })),
  /** Only in the emulators: where the client finds the Auth and Storage emulators, as host:port. */
  emulators: z.optional(z.object({ auth: z.string(), storage: z.optional(z.string()) })),
});
export type Health = z.infer<typeof Health>;

/** Every quiz of a student, oldest first; `after` goes on from the last one's id. */
export const OwnQuizzes = z.object({ quizzes: z.array(StoredQuiz), more: z.boolean() });
export type OwnQuizzes = z.infer<typeof OwnQuizzes>;
