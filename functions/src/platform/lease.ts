/**
 * One call works, the others wait for what comes of it. Who works, and until when, stands in a field of a document: the lease.
 * That of a call which died ends by itself, and another call takes over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { compareAndSet } from './compare-and-set.ts';
import type { AppError } from './errors.ts';
import { newId } from './ids.ts';
import { describeError, log } from './log.ts';

/** As it is stored. `call`: who works. `until`: milliseconds since 1970. */
export const Lease = z.object({ call: z.string(), until: z.number() });
export type Lease = z.infer<typeof Lease>;

/** How long one call may hold a lease unless told (ms): the longest that a call may take. */
const HELD_MS = 60_000;
const LOOK_EVERY_MS = 250;

export interface LeaseTerms<T> {
  /** The field of the document that holds the lease. */
  field: string;
  /** What else is written with the lease, told from what the document holds (undefined: it is not there). */
  alongside?: (data: unknown) => object;
  /** The document holds nothing but the lease, and is deleted with it. */
  disposable?: boolean;
  /**
   * Tells from what the document holds (undefined: it is not there) what the work came to, or null where it is to be done;
   * throws where it cannot be done. Must have no effect: it may run several times.
   */
  seen?: (data: unknown) => T | null;
  /** Looks elsewhere for what the work came to; null where it is to be done. */
  found?: () => Promise<T | null>;
  /** How long a call may hold the lease (ms). */
  heldMs?: number;
  /** How long a call waits for another's work (ms). */
  waitMs: number;
  /** How often one who waits looks (ms). */
  lookEveryMs?: number;
  /** A call that has waited longer than this (ms) for work that came to nothing has no time left to do it. */
  lateMs?: number;
  /** What to throw where the other call's result did not come in time. */
  busy: () => AppError;
  /** Ends the waiting; the work itself is told of it by whoever passes it on. */
  signal?: AbortSignal;
}

/** Whether a stored lease is that call's. */
export const isHeldBy = (lease: Lease | null | undefined, call: string): boolean => lease?.call === call;

/** The lease in a document's data, whatever else it holds. */
function leaseIn(data: unknown, field: string): Lease | null {
  const stored = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Lease.safeParse(stored.find(([name]) => name === field)?.[1]).data ?? null;
}

/**
 * What comes of work: found where it is done already, waited for where another call does it, else done here.
 * @param ref the document that holds the lease
 * @param work does it, given this call's name and what the document held when the lease was taken; may itself take the lease out of the document, with the write that stores the
 *   result, and must write nothing there once another call holds it
 * @throws what `busy` makes; what `seen`, `found` and `work` throw; the signal's reason
 */
export async function withLease<T>(
  ref: DocumentReference,
  terms: LeaseTerms<T>,
  work: (call: string, data: unknown) => Promise<T>,
): Promise<T> {
  const { found = async () => null, waitMs, lookEveryMs = LOOK_EVERY_MS, lateMs = waitMs, busy, signal } = terms;
  const call = newId();
  // Counted from when somebody else was seen at work: one who met nobody is never told that the work is under way.
  let waitingSince: number | undefined;
  const waited = () => (waitingSince === undefined ? 0 : Date.now() - waitingSince);
  let taken: Taken<T>;
  for (;;) {
    taken = await take(ref, terms, call);
    if (taken.result !== null) return taken.result;
    if (taken.mine) break;
    waitingSince ??= Date.now();
    if (waited() >= waitMs) throw busy();
    await pause(lookEveryMs, undefined, signal && { signal });
    const result = await found();
    if (result !== null) return result;
  }
  try {
    const result = await found();
    if (result !== null) return result;
    if (waited() > lateMs) throw busy();
    return await work(call, taken.data);
  } finally {
    // A lease that can't be given back is no reason to hide what came of the work: it ends by itself after a while.
    await giveBack(ref, terms, call).catch((cause) => log('WARNING', 'lease left', describeError(cause)));
  }
}

interface Taken<T> {
  /** Of work that is done already. */
  result: T | null;
  mine: boolean;
  /** What the document held before. */
  data: unknown;
}

/** Takes the lease unless another call holds it or the work is done. */
async function take<T>(
  ref: DocumentReference,
  { field, alongside, seen, heldMs = HELD_MS }: LeaseTerms<T>,
  call: string,
): Promise<Taken<T>> {
  let taken: Taken<T> = { result: null, mine: false, data: undefined };
  await compareAndSet([ref], ([data]) => {
    const result = seen?.(data) ?? null;
    const lease = leaseIn(data, field);
    const mine = result === null && (lease === null || lease.until <= Date.now() || isHeldBy(lease, call));
    taken = { result, mine, data };
    return [mine ? { ...alongside?.(data), [field]: { call, until: Date.now() + heldMs } } : undefined];
  });
  return taken;
}

/** Takes the lease out of the document, unless another call has taken over. */
const giveBack = <T>(ref: DocumentReference, { field, disposable }: LeaseTerms<T>, call: string): Promise<void> =>
  compareAndSet([ref], ([data]) => {
    if (!isHeldBy(leaseIn(data, field), call)) return [undefined];
    return [disposable ? null : { [field]: null }];
  });
