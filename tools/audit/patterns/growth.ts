/** How long a pattern may take over a text made against it, told from shorter ones. */
import { setFlagsFromString } from 'node:v8';

/** Each is nearly twice the one before it: what grows without bound is seen before it takes seconds. */
const LENGTHS = [16, 28, 50, 90, 160, 290, 520, 940, 1_700];
/** A pattern that seems slow is run so long (ms): the clock of one thread ticks in milliseconds. */
const MEASURED_MS = 20;
/** Below this (ms) one look says nothing. */
const SEEN_MS = 1;
/** Of what a pattern may take, so much must be likely from one quick look before it is looked at closely. */
const SUSPECT = 0.4;

// Patterns run compiled from the start, as they do in a process that has been asked before.
setFlagsFromString('--no-regexp-tier-up');

/** Of two bytes a character whatever it holds, so that a pattern is compiled once. */
const wide = (text: string) => `中${text}`.slice(1);

function run(expression: RegExp, text: string): void {
  expression.lastIndex = 0;
  if (expression.global) text.replace(expression, '');
  else expression.exec(text);
}

/** One quick look (ms by the clock). */
function seenMs(expression: RegExp, text: string): number {
  const from = performance.now();
  run(expression, text);
  return performance.now() - from;
}

/** Time of this thread alone (ms): other processes don't count. */
const cpuMs = () => process.threadCpuUsage().user / 1_000;

/** Time of one run (ms), from as many as it takes to tell. */
function measured(expression: RegExp, text: string): number {
  const from = cpuMs();
  for (let runs = 1; ; runs++) {
    run(expression, text);
    const took = cpuMs() - from;
    if (took >= MEASURED_MS) return took / runs;
  }
}

/** A pattern whose time is known to grow with the length alone. */
const LINEAR = /^(?:ab|cd|[e-h ])*$/u;
/** What it takes over 10,000 characters here and now (ms): a slow machine is slow with all patterns. */
export const linearMs = (): number => measured(LINEAR, wide('ab cd efgh '.repeat(909)));

/**
 * What a text of so many characters would take, told by how the time grows from half of a shorter text to the whole of it.
 * @param make a text of so many characters
 * @param most what it may take (ms)
 * @returns (ms); 0 where it is far from that
 */
export function expectedMs(expression: RegExp, make: (length: number) => string, chars: number, most: number): number {
  for (const length of LENGTHS) {
    const text = wide(make(length));
    const suspect = Math.max(SEEN_MS, (SUSPECT * most) / (chars / length) ** 2);
    // Another process may have had the processor the first time.
    if (seenMs(expression, text) < suspect || seenMs(expression, text) < suspect) continue;
    const ms = measured(expression, text);
    if (ms < suspect) continue;
    const power = Math.log2(ms / measured(expression, wide(make(Math.round(length / 2)))));
    return ms * (chars / length) ** Math.max(1, power);
  }
  return 0;
}
