import type { Thinking } from '@contract/quiz.ts';

/** What multiple-choice questions may ask for without a model, in the order of the boxes: levels that some form reaches. */
export const LEVELS = ['remember', 'understand'] as const satisfies readonly Thinking[];
export type Level = (typeof LEVELS)[number];

/** The part of the request that says what to ask for; nothing where all is mixed, which is what the service does by itself. */
export const levelsQuery = (levels: readonly Level[]): { levels?: string } =>
  levels.length === 0 || levels.length === LEVELS.length ? {} : { levels: levels.join(',') };
