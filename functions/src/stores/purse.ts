/**
 * A student's purse for the model: today's tokens (`allowances.ts`), and for everyone `allowances/modelBreaker-{server and
 * key}`, which is open while the provider says that the money is spent or the key is no good: asking on would fail, and cost
 * time. A new key is asked at once.
 */
import * as z from 'zod/mini';
import { modelServer } from '../config.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { settle, take } from './allowances.ts';

/** Minutes until the model is asked again: long enough not to nag, short enough that a topped-up account serves soon. */
const CLOSED_MINUTES = { spent: 15, refused: 5 } as const;

const Breaker = z.object({ until: z.number(), why: z.enum(['spent', 'refused']) });
type Breaker = z.infer<typeof Breaker>;

function breakerRef() {
  const { baseURL, apiKey } = modelServer() ?? {};
  return firestore()
    .collection('allowances')
    .doc(`modelBreaker-${derivedId('server', baseURL ?? '', apiKey ?? '')}`);
}

function refusal({ until, why }: Breaker): AppError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const what = why === 'spent' ? 'The budget for the AI model is used up' : 'The AI model can’t be reached';
  return new AppError('limit', `${what}; it is asked again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    headers: { 'Retry-After': String(seconds) },
    log: { breaker: why },
  });
}

/** The purse of a student, as `study/` asks for it. */
export const purseOf = (uid: string) => ({
  student: derivedId('model', uid),
  take: async (tokens: number) => {
    const taken = await take(uid, 'modelTokens', tokens);
    return (used: number) => settle(taken, used);
  },
  closed: async (): Promise<AppError | null> => {
    const breaker = Breaker.safeParse((await breakerRef().get()).data());
    return breaker.success && breaker.data.until > Date.now() ? refusal(breaker.data) : null;
  },
  close: async (why: Breaker['why']): Promise<AppError> => {
    const breaker = { until: Date.now() + CLOSED_MINUTES[why] * 60_000, why };
    log('ERROR', 'model closed', { why, minutes: CLOSED_MINUTES[why] });
    await breakerRef().set(breaker);
    return refusal(breaker);
  },
});
