/** What a model may be paid with: the engine that pays knows neither the student nor where the accounts are kept. */
import type { AppError } from '../platform/errors.ts';

/** Why the model isn't asked for a while: its provider says the money is spent, or refuses the key, or nobody is there. */
export type Closing = 'spent' | 'refused' | 'unreachable';

/** One try of one call that was paid for, in tokens and US dollars (null: the model's price isn't known). */
export interface PaidCall {
  model: string;
  prompt: number;
  completion: number;
  cost: number | null;
}

export interface ModelBudget {
  /** Tells one student's calls from another's in the log, and nothing about either. */
  student: string;
  /**
   * Takes tokens, a cautious estimate, from what may still be used today.
   * @returns what settles the true number, once
   * @throws AppError `limit` where that many are not left
   */
  take: (tokens: number) => Promise<(used: number) => Promise<void>>;
  /** The refusal to tell (`limit`, with `Retry-After`) while the model isn't asked at all; null while it is. */
  closed: () => Promise<AppError | null>;
  /** Has nobody ask the model for a while. @returns the refusal to tell */
  close: (why: Closing) => Promise<AppError>;
  /** Told of each call, for whoever counts. */
  told?: (call: PaidCall) => void;
}
