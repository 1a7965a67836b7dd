import type { Thinking } from '@contract/quiz.ts';

/** What multiple-choice questions may ask for, in the order of the boxes. */
export const LEVELS = ['remember', 'understand', 'apply'] as const satisfies readonly Thinking[];

/** The part of the request that says what to ask for; nothing where all is mixed, which is what the service does by itself. */
export const levelsQuery = (levels: readonly Thinking[]): { levels?: string } =>
  levels.length === 0 || levels.length === LEVELS.length ? {} : { levels: levels.join(',') };
