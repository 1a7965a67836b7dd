/**
 * Paper and simulation, not a load: what 50,000 students with 400,000 books come to on the evening before exams. Documents come
 * from the counted rows of docs/cost.md, caps from `limits.ts`, times from docs/performance.md; what students do is assumed here
 * and told in docs/scale.md. The same figures each time. Fails where the rows that it needs are gone.
 */
import { readFileSync } from 'node:fs';
import { DAILY_ALLOWANCE } from '../../functions/src/contract/limits.ts';
import { percentile } from './load/ledger.ts';
import { Heap } from './shares/heap.ts';

const STUDENTS = 50_000;
/** Half of them are here on the day before exams, and do this much; a tenth of it between nine and ten. */
const ACTIVE = STUDENTS / 2;
const DAY: Record<string, number> = {
  'auth.verify': 1,
  'upload.list': 5,
  'upload.info': 5,
  'chat.ask': 20,
  'chat.messages': 4,
  'quiz.generate': 2,
  'progress.submit': 2,
  'progress.get': 2,
  'progress.chart': 1,
  'revise.ask': 5,
  'revise.history': 2,
};
const HOUR_PART = 0.1;
/** The worst minutes of that hour against its mean. */
const PEAK = 3;
const HOUR_S = 3_600;
/** Tokens of a question, in and out (docs/cost.md), and writes of the project's counter for each: taken, then settled. */
const QUESTION_TOKENS = 3_700;
const COUNTER_WRITES = 2;
/** $ for 100,000 documents of one region, as docs/cost.md takes them (November 2026). */
const PRICE = { read: 0.03, write: 0.09 };

function costs(): Map<string, { reads: number; writes: number }> {
  const page = readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| `([\w.]+)`(?:, [^|]*)? \| (\d+) \| (\d+) \|/gm);
  return new Map(
    [...rows].map(([, name = '', reads, writes]) => [name, { reads: Number(reads), writes: Number(writes) }]),
  );
}

/** A generator of numbers from 0 to 1 (Park and Miller's), the same ones each time. */
function random(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** An hour of arrivals by chance at so many servers, first come first served: waiting times (s), and the longest queue. */
function wait(servers: number, arrivals: number, seconds: (chance: number) => number): string {
  const chance = random();
  const free = new Heap<number>();
  for (let server = 0; server < servers; server++) free.push(0, server);
  const starts = new Heap<number>();
  const waits: number[] = [];
  let longest = 0;
  for (let at = 0; ; ) {
    at += (-Math.log(1 - chance()) * HOUR_S) / arrivals;
    if (at > HOUR_S) break;
    const begins = Math.max(at, free.pop()?.at ?? at);
    free.push(begins + seconds(chance()), 0);
    starts.push(begins, 0);
    while ((starts.first?.at ?? at + 1) <= at) starts.pop();
    longest = Math.max(longest, starts.size);
    waits.push(begins - at);
  }
  return `${percentile(waits, 0.5).toFixed(1)} | ${percentile(waits, 0.95).toFixed(1)} | ${longest}`;
}

const known = costs();
const missing = Object.keys(DAY).filter((name) => !known.has(name));
const day = { reads: 0, writes: 0 };
for (const [name, times] of Object.entries(DAY)) {
  day.reads += times * (known.get(name)?.reads ?? 0);
  day.writes += times * (known.get(name)?.writes ?? 0);
}
const aSecond = (aDay: number) => ((ACTIVE * aDay * HOUR_PART * PEAK) / HOUR_S).toFixed(0);
const questions = (DAY['chat.ask'] ?? 0) + (DAY['revise.ask'] ?? 0);
console.log(`a student's day: ${day.reads} documents read, ${day.writes} written`);
console.log(`at the peak, all: ${aSecond(day.reads)} read, ${aSecond(day.writes)} written a second`);
const dollars = (STUDENTS * 20 * (day.reads * PRICE.read + day.writes * PRICE.write)) / 100_000;
console.log(`20 such days of all of them: $${dollars.toFixed(0)} for these documents`);

const served = Math.floor(DAILY_ALLOWANCE.modelTokens.project / QUESTION_TOKENS);
console.log(`a model: ${ACTIVE * questions} questions that day, the cap is ${served}`);
console.log(`uncapped, allowances/modelTokens: ${aSecond(questions * COUNTER_WRITES)} writes a second at the peak`);

console.log('\n| at 21:00 | half wait (s) | 95 % (s) | longest queue |\n|---|---|---|---|');
for (const readers of [20, 40])
  for (const books of [1_250, 2_500, 5_000])
    console.log(
      // Lengths as in the trial `shares`: 300 pages on average, .1 s each.
      `| ${books} books in the hour, ${readers} readers | ${wait(readers, books, (part) => Math.max(0.5, -Math.log(1 - part) * 30))} |`,
    );
const peakOf = (times: number) => ACTIVE * times * HOUR_PART * PEAK;
const asked = DAY['chat.ask'] ?? 0;
console.log(`| chat, 20 processors, each question opens its book (.4 s) | ${wait(20, peakOf(asked), () => 0.4)} |`);
console.log(`| chat, 160 places, each waits 10 s for a model | ${wait(160, peakOf(asked), () => 10)} |`);
console.log(`| quiz, 20 processors, 2.5 s | ${wait(20, peakOf(DAY['quiz.generate'] ?? 0), () => 2.5)} |`);
if (missing.length > 0) console.log(`no row in docs/cost.md: ${missing.join(', ')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
