/** Work that must not all run at once in one process, of which nobody holds all the places: whose turn is next goes round. */

export interface FairTurns {
  /** How much runs at once, of each key one at most. */
  atOnce: number;
  /** Of one key so much runs or waits at most; any number where it is left out. */
  ofOne?: number;
  /** What has waited for so long (ms) is not begun any more; any time where it is left out. */
  patienceMs?: number;
}

interface Waiting {
  begin: () => void;
}

/**
 * @returns runs `work` when its key's turn has come, of those that wait the key that was served longest ago; null where too much of this key
 *   is there already, or its turn came too late
 */
export function fairTurns({ atOnce, ofOne = Infinity, patienceMs = Infinity }: FairTurns) {
  const waiting = new Map<string, Waiting[]>();
  const running = new Set<string>();
  /** When a key that is here was served last, in turns. */
  const served = new Map<string, number>();
  let turn = 0;

  const asked = (key: string): number => (waiting.get(key)?.length ?? 0) + Number(running.has(key));

  function leave(key: string, one: Waiting): void {
    const left = waiting.get(key)?.filter((other) => other !== one) ?? [];
    if (left.length > 0) waiting.set(key, left);
    else waiting.delete(key);
  }

  function next(): void {
    while (running.size < atOnce) {
      const free = [...waiting.keys()].filter((key) => !running.has(key));
      // Of those that were never served who came first: a map keeps their order.
      const key = free.toSorted((a, b) => (served.get(a) ?? 0) - (served.get(b) ?? 0))[0];
      const one = key === undefined ? undefined : waiting.get(key)?.[0];
      if (key === undefined || !one) return;
      leave(key, one);
      running.add(key);
      served.set(key, ++turn);
      one.begin();
    }
  }

  /** Waits for a turn. @returns whether it came in time */
  function turnOf(key: string): Promise<boolean> {
    return new Promise((resolve) => {
      const tooLate = () => {
        leave(key, one);
        resolve(false);
      };
      const timer = patienceMs === Infinity ? undefined : setTimeout(tooLate, patienceMs);
      const one: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      waiting.set(key, [...(waiting.get(key) ?? []), one]);
      next();
    });
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    if (asked(key) >= ofOne || !(await turnOf(key))) return null;
    try {
      return await work();
    } finally {
      running.delete(key);
      if (!waiting.has(key)) served.delete(key);
      next();
    }
  };
}
