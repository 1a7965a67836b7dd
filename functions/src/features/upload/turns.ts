/** Children at once in one process: each small book's may take 512 MB, and the function has 2 GB. */
const MOST = 2;
let taken = 0;
const waiting: { weight: number; begin: () => void }[] = [];

function letIn(): void {
  for (let next = waiting[0]; next && taken + next.weight <= MOST; next = waiting[0]) {
    waiting.shift();
    taken += next.weight;
    next.begin();
  }
}

/**
 * Runs `work` when there is room for its child process, in the order asked.
 * @param whole takes all the room there is: for a book whose child, and whose file in memory, need it
 */
export async function inTurn<T>(work: () => Promise<T>, { whole = false } = {}): Promise<T> {
  const weight = whole ? MOST : 1;
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
}
