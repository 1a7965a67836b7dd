import type { Answers } from '@contract/quiz.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';

/** What is kept of a quiz on this machine: the answers so far and the key it will be handed in with, or where it went. */
export interface Draft {
  answers: Answers;
  /** The `Idempotency-Key` of this taking: made when the quiz is opened, the same however often it is sent. */
  key: string;
  /** The attempt it became, once it was handed in. */
  attempt: string | null;
}

const nameOf = (quizId: string) => `folio:quiz:${quizId}`;

const fresh = (): Draft => ({ answers: { mcq: {}, saq: {}, laq: {} }, key: crypto.randomUUID(), attempt: null });

/** What this machine knows of a quiz; a fresh draft where that is nothing, or nothing that can be read. */
export function readDraft(quizId: string): Draft {
  try {
    const stored: unknown = JSON.parse(storedValue(nameOf(quizId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('answers' in stored) || !('key' in stored)) return fresh();
    // Written by `keepDraft` alone.
    return stored as Draft;
  } catch {
    return fresh();
  }
}

/** Keeps a draft; called at every change, so that no typed word depends on a closed tab or a lost connection. */
export const keepDraft = (quizId: string, draft: Draft): void => storeValue(nameOf(quizId), JSON.stringify(draft));
