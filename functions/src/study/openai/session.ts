/** One request's dealings with the model: on whose budget, until when, and how many calls at once. */
import { type Semaphore, semaphore } from '../../platform/semaphore.ts';
import { realWaiting, type Waiting } from '../../platform/waiting.ts';
import type { ModelBudget } from '../model-budget.ts';

/** All of a request's model calls together (ms): Hosting gives up at 60 s, and the answer must be proved and stored after. */
const BUDGET_MS = 45_000;
/** More at once only meets the provider's own limits. */
const AT_ONCE = 6;

export interface Session {
  modelBudget: ModelBudget;
  /** Aborted when no more is to be spent. */
  signal: AbortSignal;
  waiting: Waiting;
  /** When the time is up, by `waiting.now()`. */
  until: number;
  /** Lets `AT_ONCE` calls run at once. */
  inTurn: Semaphore;
}

/** A session whose time begins with its first call: a book is opened before. */
export function openSession(modelBudget: ModelBudget, waiting: Waiting = realWaiting): Session {
  let until: number | undefined;
  return {
    modelBudget,
    signal: new AbortController().signal,
    waiting,
    get until() {
      until ??= waiting.now() + BUDGET_MS;
      return until;
    },
    inTurn: semaphore(AT_ONCE),
  };
}

/** The same session for one task, which a signal may stop. */
export const stoppable = (session: Session, signal: AbortSignal | undefined): Session =>
  signal ? { ...session, signal } : session;

/** Milliseconds that are left. */
export const msLeft = ({ until, waiting }: Session): number => until - waiting.now();
