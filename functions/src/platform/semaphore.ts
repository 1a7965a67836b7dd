/** Work that must not all run at once in one process. */
import { Semaphore as Mutex } from 'async-mutex';

/** Runs `work` as soon as there is room for its weight (1 unless told), in the order asked; what weighs nothing runs at once. */
export type Semaphore = <T>(work: () => Promise<T>, weight?: number) => Promise<T>;

/** @param room how much weight may run at once */
export function semaphore(room: number): Semaphore {
  const slots = new Mutex(room);
  return (work, weight = 1) => (weight > 0 ? slots.runExclusive(work, weight) : work());
}
