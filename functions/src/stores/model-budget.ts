/** A student's budget for the model: today's tokens (`allowances.ts`), and the breaker of the model, which is everyone's. */
import { modelServer } from '../config.ts';
import { AppError } from '../platform/errors.ts';
import { derivedId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { reconcile, take } from './allowances.ts';
import { type Break, breakerOf } from './breaker.ts';

/** Minutes until the model is asked again: long enough not to nag, short enough that a topped-up account serves soon. */
const CLOSED_MINUTES = { spent: 15, refused: 5, unreachable: 1 } as const;
type Why = keyof typeof CLOSED_MINUTES;

const breaker = () => {
  const { baseURL, apiKey } = modelServer() ?? {};
  return breakerOf('model', baseURL ?? '', apiKey ?? '', ['spent', 'refused', 'unreachable']);
};

function refusal({ until, why }: Break<Why>): AppError {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const what = why === 'spent' ? 'The budget for the AI model is used up' : 'The AI model can’t be reached';
  return new AppError('limit', `${what}; it is asked again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    headers: { 'Retry-After': String(seconds) },
    log: { breaker: why },
  });
}

/** The budget of a student, as `study/` asks for it. */
export const modelBudgetOf = (uid: string) => ({
  student: derivedId('model', uid),
  take: async (tokens: number) => {
    const taken = await take(uid, 'modelTokens', tokens);
    return (used: number) => reconcile(taken, used);
  },
  closed: async (): Promise<AppError | null> => {
    const broken = await breaker().now();
    return broken && refusal(broken);
  },
  close: async (why: Why): Promise<AppError> => {
    log('ERROR', 'model closed', { why, minutes: CLOSED_MINUTES[why] });
    return refusal(await breaker().trip(why, CLOSED_MINUTES[why] * 60));
  },
});
