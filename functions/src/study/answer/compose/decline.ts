/** An answer that says why there is none. */
import type { NearSection } from '../../../contract/evidence.ts';
import type { DraftAnswer } from '../../engine.ts';

/**
 * @param answer in words for the student, without any citation
 * @param sections where the book comes nearest to what was asked; the screen shows them below the answer
 * @param nearest what the answer ends with where there are any: that they come nearest, in its own language
 */
export const declineWith = (answer: string, sections: NearSection[] = [], nearest = ''): DraftAnswer => ({
  answer: sections.length > 0 && nearest !== '' ? `${answer}\n\n${nearest}` : answer,
  quotes: [],
  declined: true,
  ...(sections.length > 0 && { sections }),
});
