/** Work that must not all run at once in one process. */

/** Runs `work` as soon as there is room for its weight (1 unless told), in the order asked. */
export type Semaphore = <T>(work: () => Promise<T>, weight?: number) => Promise<T>;

/** @param room how much weight may run at once */
export function semaphore(room: number): Semaphore {
  let taken = 0;
  const waiting: { weight: number; begin: () => void }[] = [];
  const letIn = () => {
    for (let next = waiting[0]; next && taken + next.weight <= room; next = waiting[0]) {
      waiting.shift();
      taken += next.weight;
      next.begin();
    }
  };
  return async (work, weight = 1) => {
    await new Promise<void>((begin) => {
      waiting.push({ weight, begin });
      letIn();
    });
    try {
      return await work();
    } finally {
      taken -= weight;
      letIn();
    }
  };
}
