/** Claims of a reply as they were judged; those that failed go back to the model once, each with its reason. */
import type * as z from 'zod/mini';
import type { ClaimedQuote } from '../../engine.ts';
import type { ModelCall } from '../complete.ts';
import type { Session } from '../session.ts';
import { askFor, itemsOf, type Read } from '../structured.ts';
import { type Checked, isLead, type Proved } from './claims.ts';

interface Given {
  form: Proved<ClaimedQuote>['form'];
  text: string;
  quotes: readonly unknown[];
}

/** A claim, and whether it holds. */
export interface Judged<G extends Given, Q extends ClaimedQuote> {
  given: G;
  checked: Checked<Q>;
}

/** The claims that hold. */
export const keptOf = <G extends Given, Q extends ClaimedQuote>(judged: readonly Judged<G, Q>[]): Proved<Q>[] =>
  judged.flatMap(({ checked }) => ('claim' in checked ? [checked.claim] : []));

/** What does not hold, with its number and the reason, as the model is told it; what only announces others is none. */
export const failedOf = <G extends Given, Q extends ClaimedQuote>(judged: readonly Judged<G, Q>[]) =>
  judged.flatMap(({ given, checked }, number) =>
    'reason' in checked && !isLead(given) ? [{ number, ...given, reason: checked.reason }] : [],
  );

/**
 * Sends back what failed, behind the messages of the call.
 * @param schemas of the reply, and of one of its claims, which has the number that it was sent back with
 * @returns the claims, those that hold now in the places of those that failed and further ones behind, and the reply; no reply where the
 *   call failed, though some claims held before
 */
export async function repaired<G extends Given, Q extends ClaimedQuote>(
  session: Session,
  judged: readonly Judged<G, Q>[],
  call: Omit<ModelCall, 'format'>,
  schemas: { reply: z.ZodMiniType; claim: z.ZodMiniType<G & { number: number }> },
  check: (given: G) => Checked<Q>,
): Promise<{ judged: Judged<G, Q>[]; repairs: Read | null }> {
  const kept = keptOf(judged).map(({ text }) => text);
  const told = JSON.stringify({ kept, failed: failedOf(judged) });
  const messages = [...call.messages, { role: 'user' as const, content: told }];
  const repairs = await askFor(session, 'repairs', schemas.reply, { ...call, messages }).catch((error) => {
    if (kept.length === 0 || session.signal.aborted) throw error;
    return null; // what there is, is kept
  });
  const again = itemsOf(repairs?.value, 'claims', schemas.claim).flatMap((given) => {
    const checked = check(given);
    return 'claim' in checked ? [{ number: given.number, one: { given, checked } }] : [];
  });
  const placed = judged.map((one, at) =>
    'claim' in one.checked ? one : (again.find(({ number }) => number === at)?.one ?? one),
  );
  const more = again.filter(({ number }) => number >= judged.length).map(({ one }) => one);
  return { judged: [...placed, ...more], repairs };
}
