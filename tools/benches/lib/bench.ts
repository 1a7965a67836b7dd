/**
 * What every bench does: programs run one after another in turns, each in a fresh process, so that a busy machine slows all of
 * them alike; of each the median processor time; rows with what is measured beside its anchor.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/prepare.mjs';
import { sharedData } from '../../lib/shared-data.ts';

/** Where books and questions lie that measure and are no part of the project. */
export const DATA = sharedData(ROOT);

/** A book that every clone has. */
const HANDBOOK = join(ROOT, 'tools', 'coursebook', 'how-memory-works.pdf');

/**
 * The books that a bench measures: those it is given; else real ones; where none is here, the handbook, and that is told.
 * @param given files named on the command line
 * @param usual names or patterns below `DATA`
 */
export function booksFor(given: readonly string[], usual: readonly string[]): string[] {
  if (given.length > 0) return given.filter((file) => existsSync(file));
  const real = usual.flatMap((name) => globSync(name, { cwd: DATA }).sort()).map((name) => join(DATA, name));
  if (real.length > 0) return real;
  console.log('    No real books here: measured on the handbook, to which the goals do not apply.');
  return [HANDBOOK];
}

export interface Row {
  what: string;
  /** Null where nothing could be measured. What is measured, and what it is measured by: milliseconds of processor time unless the row says otherwise. */
  ours: number | null;
  anchor: number | null;
  /** What the anchor is; where there is none, why. */
  by: string;
  goal?: string;
}

/** A program and its arguments; it prints JSON of numbers as its last line. */
export type Program = readonly [file: string, ...args: string[]];

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Processor time of this process so far (ms), of all of its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Processor time of this process's ended children so far (ms), which Linux counts in hundredths of a second. */
export function childrenMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[13]) + Number(fields[14]));
}

/** What a program prints, run once. @throws where it fails */
function figuresOf([file, ...args]: Program, options: readonly string[] = []): Record<string, number> {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...options, file, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${file} failed: ${stderr.slice(-2_000)}`);
  // Each of these programs is ours and prints figures alone.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '{}') as Record<string, number>;
}

/**
 * The medians of what programs print, run in turns.
 * @param flags what Node is started with for each of them, besides
 */
export function inTurns<N extends string>(
  turns: number,
  programs: Readonly<Record<N, Program>>,
  flags: Partial<Readonly<Record<NoInfer<N>, readonly string[]>>> = {},
): Record<N, Record<string, number>> {
  const names = Object.keys(programs) as N[]; // keys of that very record
  const runs = Array.from({ length: turns }, () =>
    names.map((name) => figuresOf(programs[name], ['--expose-gc', ...(flags[name] ?? [])])),
  );
  const of = (name: N) => runs.map((run) => run[names.indexOf(name)] ?? {});
  const middle = (all: readonly Record<string, number>[]) =>
    Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key] ?? 0))]));
  return Object.fromEntries(names.map((name) => [name, middle(of(name))])) as Record<N, Record<string, number>>;
}

const shown = (number: number) => (number >= 100 ? String(Math.round(number)) : number.toPrecision(2));

/** Prints rows as a Markdown table. */
export function print(rows: readonly Row[]): void {
  console.log('| what | here | anchor | ratio | goal |\n|---|---|---|---|---|');
  for (const { what, ours, anchor, by, goal = '' } of rows) {
    const beside = anchor === null ? by : `${shown(anchor)} (${by})`;
    const ratio = anchor && ours !== null ? (ours / anchor).toFixed(2) : '–';
    console.log(`| ${what} | ${ours === null ? '–' : shown(ours)} | ${beside} | ${ratio} | ${goal} |`);
  }
}
