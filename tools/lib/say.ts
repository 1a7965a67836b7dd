/** What the tools print: one line a step, with the seconds that it took. */
const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
export const bold = (text: string) => paint(1, text);

/** Says what is being done, does it, and says how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`  ${name}...`);
  try {
    const result = await work();
    line(paint(32, 'done'), name, start);
    return result;
  } catch (error) {
    line(paint(31, 'failed'), name, start);
    throw error;
  }
}

function line(outcome: string, name: string, start: number): void {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${process.stdout.isTTY ? '\r\u001b[K' : ''}  ${name}: ${outcome} (${seconds} s)`);
}
