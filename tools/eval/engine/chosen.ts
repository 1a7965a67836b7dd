/**
 * Which engine an evaluation is of: `--engine embedded` (as without), or `--engine openai`, which asks a real server
 * (`OPENAI_API_KEY`, `OPENAI_BASE_URL`, as the README says) and counts what that costs. `--limit N` asks N questions only,
 * evenly chosen.
 */
import { parseArgs } from 'node:util';
import { engineName } from '../../../functions/src/config.ts';
import { AppError } from '../../../functions/src/platform/errors.ts';
import type { StudyEngine } from '../../../functions/src/study/engine.ts';
import { engineFor } from '../../../functions/src/study/engines.ts';
import type { ModelBudget, PaidCall } from '../../../functions/src/study/model-budget.ts';

export interface Chosen {
  name: string;
  /** An engine for one request, as each student's request gets one. */
  engine: () => StudyEngine;
  /** Of a list, the part that is evaluated. */
  some: <T>(all: readonly T[]) => T[];
  /** What the model was asked, and what that cost; nothing of the embedded engine. */
  spent: () => Record<string, unknown>;
}

/** The engine that the command line asks for. @throws Error where it needs a server that isn't configured */
export function chosenEngine(): Chosen {
  const { values } = parseArgs({
    options: { engine: { type: 'string', default: 'embedded' }, limit: { type: 'string' } },
    strict: false,
  });
  const name = String(values.engine);
  if (name !== 'embedded' && name !== 'openai') throw new Error(`There is no engine ${name}: embedded or openai.`);
  if (name === 'openai' && engineName() !== 'openai') {
    throw new Error('Set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own.');
  }
  if (name === 'embedded') for (const key of ['OPENAI_API_KEY', 'OPENAI_BASE_URL']) delete process.env[key];
  const limit = Number(values.limit ?? Number.POSITIVE_INFINITY);
  const calls: PaidCall[] = [];
  return {
    name,
    engine: () => engineFor(countingBudget(calls)),
    some: (all) => {
      const step = Math.max(1, all.length / limit);
      return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
    },
    spent: () => (name === 'openai' ? { spent: sums(calls) } : {}),
  };
}

/** A budget without bottom, which only counts; a server that refuses ends the evaluation. */
const countingBudget = (calls: PaidCall[]): ModelBudget => ({
  student: 'evaluation',
  take: async () => async () => {},
  closed: async () => null,
  close: async (why) => {
    throw new Error(
      why === 'spent' ? 'The server says that the money is spent.' : 'The server refuses the key or the model.',
    );
  },
  told: (call) => calls.push(call),
});

function sums(calls: readonly PaidCall[]) {
  const sum = (of: (call: PaidCall) => number) => calls.reduce((total, call) => total + of(call), 0);
  return {
    calls: calls.length,
    models: [...new Set(calls.map(({ model }) => model))],
    promptTokens: sum(({ prompt }) => prompt),
    completionTokens: sum(({ completion }) => completion),
    /** Null where the price of a model isn't known. */
    usd: calls.some(({ cost }) => cost === null) ? null : Math.round(sum(({ cost }) => cost ?? 0) * 1e4) / 1e4,
  };
}

/** What an engine says, or null where its server did not answer in time: a miss, not the end of the evaluation. */
export async function orMissed<T>(saying: Promise<T>): Promise<T | null> {
  try {
    return await saying;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}
