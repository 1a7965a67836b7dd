/**
 * `npm run eval -- --task all [--data ../shared/data] [--as NAME]`: every task on every set that is there (a missing set is one
 * line), each in a process of its own. Writes the figures to `evals/results/NAME.json` (default: now) and the tables of
 * `evals/results/README.md` anew, one a task, with what the version before the third plan had beside them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/prepare.mjs';
import { type Results, tablesOf } from './all/tables.ts';

const { values } = parseArgs({
  options: {
    task: { type: 'string' },
    data: { type: 'string', default: join(ROOT, '..', 'shared', 'data') },
    as: { type: 'string', default: 'now' },
  },
});
const RESULTS = join(ROOT, 'evals', 'results');
const BEFORE = 'before-third-plan';

/** Task, set below the data folder (null: none needed), and further arguments. */
const RUNS: readonly [task: string, set: string | null, ...args: string[]][] = [
  ['golden', null],
  ...['answers', 'sociology', ...['en', 'es', 'de', 'ru', 'zh', 'ar'].map((code) => `xquad/${code}`)].map(
    (set): [string, string] => ['answers', set],
  ),
  ['marking', 'marking/development.jsonl'],
  ['marking', 'marking/adversarial.jsonl'],
  ['marking', 'sociology/marking.jsonl'],
  ['quiz', 'answers'],
  ['quiz', 'sociology'],
  ['quiz', 'books'],
];

const runs: Results['runs'] = [];
for (const [task, set, ...args] of RUNS) {
  const data = set === null ? null : join(values.data, set);
  const name = `${task} ${set ?? ''}`.trim();
  if (data !== null && !existsSync(data)) {
    console.log(
      `${name}: left out, there is no ${set} below ${values.data === join(ROOT, '..', 'shared', 'data') ? '../shared/data' : 'that folder'}`,
    );
    continue;
  }
  const script = join(ROOT, 'tools', 'eval', `${task}.ts`);
  const given = data === null ? [] : ['--data', data];
  const cache = task === 'answers' ? ['--book', join(tmpdir(), `folio-eval-${set?.replace('/', '-')}.json`)] : [];
  const { stdout, status } = spawnSync(process.execPath, [script, ...given, ...cache, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !last.startsWith('{')) {
    console.log(`${name}: failed`);
    process.exitCode = 1;
    continue;
  }
  runs.push({ task, set, figures: JSON.parse(last) as Record<string, unknown> }); // each script's documented last line
  console.log(`${name}: done`);
}

mkdirSync(RESULTS, { recursive: true });
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`;
const results: Results = { commit, date: new Date().toISOString().slice(0, 10), machine, runs };
writeFileSync(join(RESULTS, `${values.as}.json`), `${JSON.stringify(results, null, 1)}\n`);
const read = (name: string): Results | null => {
  const file = join(RESULTS, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null; // written above
};
writeFileSync(join(RESULTS, 'README.md'), tablesOf(read(BEFORE), read('now')));
