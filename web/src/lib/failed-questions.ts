/** A question that could not be answered and that the service may know nothing of: kept on this machine, so that a reload does not lose it. */
import { useAuth } from './auth/auth-store.ts';
import { storedValue, storeValue } from './storage.ts';

export interface FailedQuestion {
  question: string;
  /** Asked again it is the same question to the service. */
  key: string;
  reason: string | null;
  /** The conversation it was asked in; null for one that it was to begin. */
  conversation: string | null;
  /** The id of the stored question that it repeats. */
  retryOf?: string;
}

const nameOf = (place: string) => `folio:failed:${useAuth.getState().user?.uid}:${place}`;

/** The question that failed last at a place (a book, or the revision chat); null where none did. */
export function failedQuestion(place: string): FailedQuestion | null {
  try {
    const stored: unknown = JSON.parse(storedValue(nameOf(place)) ?? 'null');
    // Written by `keepFailed` alone.
    return typeof stored === 'object' && stored !== null && 'question' in stored ? (stored as FailedQuestion) : null;
  } catch {
    return null;
  }
}

/** Keeps the question that failed at a place, or with null forgets it. */
export const keepFailed = (place: string, failed: FailedQuestion | null): void =>
  storeValue(nameOf(place), failed && JSON.stringify(failed));
