import type { Answers, Confidences, Helped } from '@contract/quiz.ts';
import { useAuth } from './auth/auth-store.ts';
import { storedKeys, storedValue, storeValue } from './storage.ts';

/** What is kept of a quiz on this machine: the answers so far and the key it will be handed in with, or where it went. */
export interface Draft {
  answers: Answers;
  /** How sure the student is of them; missing until anything is said. */
  confidence?: Confidences;
  /** How many hints were taken; missing until one is. */
  helped?: Helped;
  /** The `Idempotency-Key` of this taking: made when the quiz is opened, the same however often it is sent. */
  key: string;
  /** The attempt it became, once it was handed in. */
  attempt: string | null;
  /** Whose it is: another student at the same machine is not told of it. */
  student: string | undefined;
  /** Its book's title, for where the quiz itself can't be had; missing where it came without. */
  title?: string;
  /** When it was last worked on (ms since 1970); missing until something is answered. */
  changed?: number;
  /** The student took it off the dashboard; answering anything brings it back. */
  away?: boolean;
}

const PREFIX = 'folio:quiz:';
const nameOf = (quizId: string) => PREFIX + quizId;

const student = (): string | undefined => useAuth.getState().user?.uid;

const fresh = (): Draft => ({
  answers: { mcq: {}, saq: {}, laq: {} },
  key: crypto.randomUUID(),
  attempt: null,
  student: student(),
});

/** What this machine knows of a quiz; a fresh draft where that is nothing, or nothing that can be read. */
export const readDraft = (quizId: string): Draft => parsed(storedValue(nameOf(quizId))) ?? fresh();

function parsed(text: string | null): Draft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('answers' in stored) || !('key' in stored)) return null;
    // Written by `keepDraft` alone.
    return stored as Draft;
  } catch {
    return null;
  }
}

/**
 * Tells what another tab has changed of a quiz, so that no tab writes over it what it does not know.
 * @returns what ends it
 */
export function onChangedElsewhere(quizId: string, take: (draft: Draft) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const draft = key === nameOf(quizId) ? parsed(newValue) : null;
    if (draft) take(draft);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Keeps a draft; called at every change, so that no typed word depends on a closed tab or a lost connection. */
export const keepDraft = (quizId: string, draft: Draft): void => storeValue(nameOf(quizId), JSON.stringify(draft));

/** Forgets what this machine knows of a quiz. */
export const forgetDraft = (quizId: string): void => storeValue(nameOf(quizId), null);

/** How many questions have an answer; blank text is none. */
export function answeredIn({ mcq, saq, laq }: Answers): number {
  const typed = [...Object.values(saq), ...Object.values(laq)].filter((text) => text.trim() !== '');
  return Object.keys(mcq).length + typed.length;
}

/** The title of a quiz that the student began on this machine; undefined where it is not known, or another began it. */
export function ownTitle(id: string): string | undefined {
  const draft = readDraft(id);
  return draft.student === student() ? draft.title : undefined;
}

/** The quizzes that the student began on this machine and did not hand in, the one last worked on first. */
export const begunQuizzes = (): { quizId: string; draft: Draft }[] =>
  storedKeys(PREFIX)
    .flatMap((name) => {
      const draft = parsed(storedValue(name));
      const begun = draft && draft.student === student() && !draft.attempt && answeredIn(draft.answers) > 0;
      return begun ? { quizId: name.slice(PREFIX.length), draft } : [];
    })
    .toSorted((a, b) => (b.draft.changed ?? 0) - (a.draft.changed ?? 0));
