/** An answer that says why there is none. */
import type { DraftAnswer } from '../../engine.ts';

/** @param answer in words for the student, without any citation */
export const declineWith = (answer: string): DraftAnswer => ({ answer, quotes: [], declined: true });
