/**
 * Questions of a student that have no answer yet and that the service may know nothing of: kept on this machine, all of them and in
 * their order, from the moment they are asked until they are answered, so that neither a reload nor a lost line loses one.
 */
import * as z from 'zod/mini';
import { useAuth } from './auth/auth-store.ts';
import { storedValue, storeValue } from './storage.ts';

const KeptQuestion = z.object({
  question: z.string(),
  /** Asked again it is the same question to the service. */
  key: z.string(),
  /** Why it failed; null while that is not known. */
  reason: z.nullable(z.string()),
  /** The conversation it was asked in; null for one that it was to begin. */
  conversation: z.nullable(z.string()),
  /** The id of the stored question that it repeats. */
  retryOf: z.optional(z.string()),
  /** A model was to answer of its own knowledge. */
  withoutBook: z.optional(z.boolean()),
  /** The id of the message after which it was asked; null where it was the first. */
  after: z._default(z.nullable(z.string()), null),
  /** When, ISO 8601; empty where an earlier version did not keep that. */
  at: z._default(z.string(), ''),
});
export type KeptQuestion = z.infer<typeof KeptQuestion>;

/** Earlier versions kept one question only. */
const Stored = z.union([
  z.array(KeptQuestion),
  z.pipe(
    KeptQuestion,
    z.transform((one) => [one]),
  ),
]);

/** So many of one place; the oldest make way. */
const MOST = 30;

const nameOf = (place: string) => `folio:failed:${useAuth.getState().user?.uid}:${place}`;

/** What is kept of a place (a book, or the revision chat), in the order in which it was asked. */
export function keptQuestions(place: string): KeptQuestion[] {
  try {
    const read = Stored.safeParse(JSON.parse(storedValue(nameOf(place)) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

function store(place: string, kept: readonly KeptQuestion[]): void {
  storeValue(nameOf(place), kept.length === 0 ? null : JSON.stringify(kept.slice(-MOST)));
}

/** Keeps a question; one with its key is replaced, at its place. */
export function keepQuestion(place: string, question: KeptQuestion): void {
  const kept = keptQuestions(place);
  const at = kept.findIndex(({ key }) => key === question.key);
  store(place, at < 0 ? [...kept, question] : kept.with(at, question));
}

/** Forgets a question that was answered, or that the student removed. */
export const forgetQuestion = (place: string, key: string): void =>
  store(
    place,
    keptQuestions(place).filter((one) => one.key !== key),
  );

/** What was to begin a conversation belongs to the one that another question has begun since. */
export const joinConversation = (place: string, conversation: string): void =>
  store(
    place,
    keptQuestions(place).map((one) => (one.conversation === null ? { ...one, conversation } : one)),
  );
