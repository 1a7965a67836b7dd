import { semaphore } from '../../platform/semaphore.ts';

/** Children at once in one process: each small book's may take 512 MB, and the function has 4 GB. */
const MOST = 2;
const room = semaphore(MOST);

/**
 * Runs `work` when there is room for its child process, in the order asked.
 * @param whole takes all the room there is: for a book whose child, and whose file in memory, need it
 */
export const inChildSlot = <T>(work: () => Promise<T>, { whole = false } = {}): Promise<T> =>
  room(work, whole ? MOST : 1);
