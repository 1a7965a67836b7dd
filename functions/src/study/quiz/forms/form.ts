/** What every form of question is made of. */

import type { Thinking } from '../../../contract/quiz.ts';
import type { DraftMcq } from '../../engine.ts';

/** A question that could be asked, worked out when its turn comes. */
export interface Candidate<D> {
  form: string;
  level: Thinking;
  chapter: number;
  /** Higher is more worth asking. */
  score: number;
  /** So much of a quiz may be of its form; left out: all of it. */
  share?: number;
  /** 0, or left out: a form that an examiner signs; higher: asked only where nothing of a lower one is left. */
  tier?: number;
  /** Whether the share holds until every other form has had more than its own. */
  firm?: boolean;
  /** What it asks for, by key: one question about a thing is enough for a quiz. */
  about: readonly string[];
  /** The draft, or null where it cannot be asked well. `random`: numbers from 0 to 1. */
  draft: (random: () => number) => D | null;
}

export type McqCandidate = Candidate<DraftMcq>;

/** Four statements to judge, whatever is exchanged in them: to a student they are of one form. */
export const STATEMENTS = 'statements';

/** Tiers of forms beside the strong ones: what is fair but weak, what is better than no question, and what is hardly better. */
export const WEAK = 1;
export const LAST = 2;
export const LEAST = 3;
