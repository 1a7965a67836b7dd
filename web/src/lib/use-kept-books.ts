import { useEffect, useState } from 'react';
import { useConnection } from './connection.ts';
import { keptBooks } from './device.ts';

/** The ids of the books that open without a connection; null while there is one, and until they are known. */
export function useKeptBooks(): ReadonlySet<string> | null {
  const lost = useConnection((state) => state.lost);
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!lost) return setKept(null);
    let here = true;
    void keptBooks().then((ids) => here && setKept(new Set(ids)));
    return () => {
      here = false;
    };
  }, [lost]);
  return kept;
}
