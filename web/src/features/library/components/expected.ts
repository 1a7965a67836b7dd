import { useEffect, useState } from 'react';
import { storedValue, storeValue } from '@/lib/storage.ts';

const COUNT_KEY = 'folio:books';

/** How many books there were when they were last seen on this machine, until it is known how many there are; undefined where neither is known. */
export function useExpected(found: number | undefined): number | undefined {
  const [before] = useState(() => storedValue(COUNT_KEY));
  useEffect(() => {
    if (found !== undefined) storeValue(COUNT_KEY, String(found));
  }, [found]);
  return found ?? (before === null ? undefined : Number(before));
}
