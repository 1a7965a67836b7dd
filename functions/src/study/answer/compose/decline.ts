/** An answer that says why there is none. */
import type { NearSection } from '../../../contract/evidence.ts';
import type { DraftAnswer } from '../../engine.ts';

/**
 * @param answer in words for the student, without any citation
 * @param sections where the book comes nearest to what was asked
 */
export const declineWith = (answer: string, sections: NearSection[] = []): DraftAnswer => ({
  answer,
  quotes: [],
  declined: true,
  ...(sections.length > 0 && { sections }),
});
