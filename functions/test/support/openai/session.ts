/** What a session with the model needs, without a database and without waiting. */
import { AppError } from '../../../src/platform/errors.ts';
import type { Waiting } from '../../../src/platform/waiting.ts';
import type { ModelBudget } from '../../../src/study/model-budget.ts';

export interface TestModelBudget extends ModelBudget {
  /** Tokens taken, and those that were settled; null where a taking was never settled. */
  accounts: { taken: number; used: number | null }[];
  closings: string[];
  /** What is left; as much as is wanted unless it is set. */
  left: number;
}

export function testModelBudget(): TestModelBudget {
  const modelBudget: TestModelBudget = {
    student: 'ana',
    accounts: [],
    closings: [],
    left: Number.POSITIVE_INFINITY,
    take: async (taken) => {
      if (taken > modelBudget.left) throw new AppError('limit', 'You have used up today’s tokens.');
      modelBudget.left -= taken;
      const account: TestModelBudget['accounts'][number] = { taken, used: null };
      modelBudget.accounts.push(account);
      return async (used) => {
        account.used = used;
      };
    },
    closed: async () => (modelBudget.closings.length > 0 ? closedNow() : null),
    close: async (why) => {
      modelBudget.closings.push(why);
      return closedNow();
    },
  };
  return modelBudget;
}

const closedNow = () =>
  new AppError('limit', 'The budget for the AI model is used up; it is asked again in 15 minutes.');

export interface TestWaiting extends Waiting {
  /** The waits there were, in milliseconds. */
  waits: number[];
  /** Puts the clock forward. */
  pass: (ms: number) => void;
  /** Lets the time of what is under way run out. */
  expire: () => void;
}

/** A clock that stands still but for the waits, which are over at once. */
export function testWaiting(): TestWaiting {
  let at = 0;
  const timers = new Set<() => void>();
  const waits: number[] = [];
  return {
    waits,
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
    expire: () => {
      for (const run of [...timers]) run();
    },
    wait: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      at += ms;
    },
    after: (_ms, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
    random: () => 0.5,
  };
}
