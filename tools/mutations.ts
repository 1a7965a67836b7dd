/**
 * `npm run mutations [-- ROW…]`: takes each protection of `audit/mutations/rows.ts` away in a copy, one at a time, and runs the test
 * that holds it, which must fail then; first with nothing taken away, when it must pass. For rows that are named, or all; with
 * `unit`, `web`, `rules`, `integration` … those of that project alone. Nothing of the working tree is changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applied, judge, type Ran } from './audit/mutations/judge.ts';
import { MUTATIONS, type Mutation } from './audit/mutations/rows.ts';
import { ROOT } from './lib/prepare.mjs';

/** A file of tests that takes longer (ms) does not end: with its protection in its place the longest takes a tenth of it. */
const LONGEST_MS = 600_000;

const args = process.argv.slice(2);
const named = { rows: args.filter((arg) => /^\d+$/.test(arg)), projects: args.filter((arg) => !/^\d+$/.test(arg)) };
const wanted = MUTATIONS.filter(
  ({ rows, project }) =>
    (named.projects.length === 0 || named.projects.includes(project)) &&
    (named.rows.length === 0 || rows.some((row) => named.rows.includes(String(row)))),
);

/** The tree as it is, with the packages that are installed. */
function copyOfTree(): string {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, '.cache', 'mutations-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of String(listed).split('\0')) {
    if (file === '' || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  for (const folder of ['.', 'functions', 'web']) {
    const packages = join(ROOT, folder, 'node_modules');
    // As links to the same files: a child that may read its own folders alone must find them there.
    if (existsSync(packages)) spawnSync('cp', ['-al', packages, join(copy, folder, 'node_modules')]);
  }
  return copy;
}

function run(copy: string, { project, test }: Pick<Mutation, 'project' | 'test'>): Ran {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const cli = join(copy, 'node_modules/vitest/vitest.mjs');
  const projects = project === 'web' ? ['web', 'web-mocking'] : [project];
  const chosen = projects.flatMap((name) => ['--project', name]);
  const out = ['--reporter=json', `--outputFile.json=${report}`];
  const command = [cli, 'run', ...chosen, ...out, join(copy, test)];
  const { error } = spawnSync(process.execPath, command, { cwd: copy, stdio: 'ignore', timeout: LONGEST_MS });
  if (error !== undefined) return { passed: 0, failed: 0, endless: true };
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  // Vitest's own report.
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

const copy = copyOfTree();
try {
  const whole = new Map<string, Ran>();
  const bad: string[] = [];
  for (const mutation of wanted) {
    const { rows, file, from, to, project, test } = mutation;
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const without = applied(text, from, to);
    const known = whole.get(test) ?? run(copy, mutation);
    whole.set(test, known);
    let ran: Ran = { passed: 0, failed: 0 };
    if (without !== null) {
      writeFileSync(path, without);
      ran = run(copy, { project, test });
      writeFileSync(path, text);
    }
    const verdict = judge(without !== null, known, ran);
    const line = `${verdict.padEnd(9)} rows ${rows.join(', ')}: ${file} without “${from.trim().slice(0, 60)}” (${test})`;
    console.log(line);
    if (verdict !== 'fails' && verdict !== 'endless') bad.push(line);
  }
  console.log(`${wanted.length - bad.length} of ${wanted.length} fail without their protection.`);
  process.exitCode = bad.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
