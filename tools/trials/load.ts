/**
 * 50 students, five minutes, a realistic mix of calls, on the compiled functions in one process with the emulators. Fails
 * for any reply of 500 or more and for none in a minute, where memory goes on growing, and where it is ever more than an instance has;
 * the figures are told all the same. `-- load 20 240` for other numbers (students, seconds).
 * `-- load 20 240 apart`: each function in a process of its own, within the memory that it is deployed with; fails where one dies.
 */
import { availableParallelism, loadavg } from 'node:os';
import { currentBuild } from '../lib/builds.ts';
import { startEmulators } from '../lib/emulators.ts';
import { toldOf } from '../testing/functions-service.ts';
import { growth, INSTANCE_MIB, runLoad } from './load/run.ts';

const MiB = 2 ** 20;
/** Between two deeds of one student: reading a page, typing a question. */
const THINK_MS = 6_000;
/** A garbage collector's memory goes up and down by this much. */
const MOST_GROWTH = 1.25;

const apart = process.argv.includes('apart');
const [students = 50, seconds = 300] = process.argv.slice(2).filter(Number).map(Number);
const build = await currentBuild({ web: false });
const suite = await startEmulators({ build });
try {
  const load = { students, forMs: seconds * 1000, thinkMs: THINK_MS, apart };
  const busy = () => (loadavg()[0] ?? 0).toFixed(1);
  const before = busy();
  const { first, ledger, memory, peak, weights } = await runLoad(build.functionsDir, suite.env, load);
  console.log(
    `${students} students, ${seconds} s, ${availableParallelism()} processors, load ${before} before, ${busy()} after`,
  );
  console.log(['first calls', ...first.lines(), 'while they work', ...ledger.lines()].join('\n'));
  console.log(`answers by status: ${[...ledger.statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  const every = Math.max(1, Math.floor(memory.length / 10));
  const told = memory.filter((_, at) => at % every === 0).map((rss) => Math.round(rss / MiB));
  console.log(`memory over time (MiB): ${told.join(' ')}; last third ÷ middle third: ${growth(memory).toFixed(2)}`);
  console.log(`highest: ${Math.round(peak / MiB)} of ${INSTANCE_MIB} MiB`);
  if (apart) console.log(toldOf(weights));
  const fell = Object.values(weights).some((one) => one.deaths > 0 || one.peak > one.limit * MiB);
  const failures = [...first.failures, ...ledger.failures];
  if (failures.length > 0) console.log(`failed: ${[...first.failed(), ...ledger.failed()].join(', ')}`);
  process.exitCode =
    !fell && failures.length === 0 && growth(memory) <= MOST_GROWTH && peak <= INSTANCE_MIB * MiB ? 0 : 1;
} finally {
  await suite.stop();
}
