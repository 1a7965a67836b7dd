import { useState } from 'react';
import { isUnreached } from './api/api-error.ts';

/** What is needed of a query to tell that it failed. */
export interface Asked<T = unknown> {
  data: T;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  errorUpdateCount: number;
  refetch: () => unknown;
}

/** A query that has nothing to show because it failed. */
export interface Failed {
  error: unknown;
  /** It is being tried again. */
  busy: boolean;
  retry: () => void;
}

/**
 * What failed to load, also while it is tried again: the screen stays what it is until there is more to say. What this device
 * kept of an earlier visit stands where the service isn't reached, and doesn't where it refuses (SPEC §8).
 */
export function useFault({
  data,
  error: now,
  isPending,
  isFetching,
  dataUpdatedAt,
  errorUpdateCount,
  refetch,
}: Asked): Failed | null {
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const error = now ?? (isPending && errorUpdateCount > 0 ? last : null);
  if (!error || dataUpdatedAt > 0 || (data !== undefined && isUnreached(error))) return null;
  return { error, busy: isFetching, retry: () => void refetch() };
}
