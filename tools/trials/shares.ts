/**
 * A day of 50,000 students, played through with the very arithmetic that serves them (`functions/src/platform/shares.ts`): how
 * long books wait for a reader, and who goes without tokens. `-- shares 50000 7` for other numbers (students, seed). Fails where
 * a student who took little went without while others had much, or one student's books held up another's.
 */
import { type Outcome, playReadings, playTokens } from './shares/day.ts';
import { tableOf } from './shares/table.ts';

const [students = 50_000, seed = 7] = process.argv.slice(2).map(Number);
const outcomes: Outcome[] = [];

for (const readers of [20, 100, 400]) {
  for (const days of [1, 14]) outcomes.push(playReadings({ students, seed, readers, books: 3, days, hostile: 0 }));
  outcomes.push(playReadings({ students, seed, readers, books: 3, days: 14, hostile: 50 }));
}
for (const all of [10_000_000, 100_000_000, 1_000_000_000]) {
  for (const hostile of [0, 25, 500]) outcomes.push(playTokens({ students, seed, all, hostile }));
}
for (const line of tableOf(outcomes)) console.log(line);
const wrong = outcomes.filter(({ unfair }) => unfair !== null);
for (const { what, unfair } of wrong) console.log(`unfair: ${what}: ${unfair}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
