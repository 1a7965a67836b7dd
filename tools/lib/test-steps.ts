/** Running one part of the tests, counting what it reports, and telling it in a line; all of its output where it failed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import type { Command } from './checks.ts';
import { ROOT } from './prepare.mjs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed, which did so at their second try only: bugs to look into, told with what their first try printed. */
  flaky?: number;
}

/** A command that ends with this could not be carried out here, and says why. */
export const NOT_DONE = 77;

/** Parts run side by side, each as long as nearly all; on a quiet machine none takes six minutes unless something hangs. */
const STEP_TIMEOUT_MS = 25 * 60_000;

export class Tester {
  readonly total: Counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #folder: string;
  readonly #cancelSignal: AbortSignal;

  /** @param folder where the reports are written @param cancelSignal ends whatever runs */
  constructor(folder: string, cancelSignal: AbortSignal) {
    this.#folder = folder;
    this.#cancelSignal = cancelSignal;
  }

  /** A command that passes or fails as a whole. */
  async check({ name, run }: Command): Promise<void> {
    await this.#step(name, run, {}, (ok, code) =>
      code === NOT_DONE ? { passed: 0, failed: 0, skipped: 1 } : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 },
    );
  }

  /** Vitest projects, by name. @param shard which part of their files, "1/2" */
  async vitest(projects: string[], env: Record<string, string> = {}, shard = '1/1'): Promise<void> {
    const name = projects.join(', ');
    const report = join(this.#folder, `${projects.join('-')}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const run = [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--passWithNoTests',
      `--shard=${shard}`,
      ...chosen,
      ...reporters,
    ];
    await this.#step(name, run, env, (ok) => orOneFailed(ok, countVitest(report)));
  }

  /** A project of Playwright's, by name. @param shard which part of its tests, "1/3" */
  async playwright(project: string, env: Record<string, string>, shard = '1/1'): Promise<void> {
    const report = join(this.#folder, `${project}.json`);
    const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const run = [cli, 'test', '--pass-with-no-tests', '--project', project, `--shard=${shard}`];
    const reporting = { ...env, FOLIO_PLAYWRIGHT_JSON: report };
    await this.#step(`browser, ${project}`, run, reporting, (ok) => orOneFailed(ok, countPlaywright(report)));
  }

  /** Something that is no process of its own, such as starting the emulators; it counts only when it fails. */
  async doing<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    const start = Date.now();
    try {
      const result = await work();
      this.#tell(name, { passed: 0, failed: 0, skipped: 0 }, start);
      return result;
    } catch (error) {
      this.#tell(name, { passed: 0, failed: 1, skipped: 0 }, start);
      console.log(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  async #step(
    name: string,
    run: string[],
    env: Record<string, string>,
    count: (ok: boolean, code: number | undefined) => Counts,
  ): Promise<void> {
    const start = Date.now();
    const result = await execa(process.execPath, run, {
      cwd: ROOT,
      env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdin: 'ignore',
      all: true,
      reject: false,
      timeout: STEP_TIMEOUT_MS,
      cancelSignal: this.#cancelSignal,
    });
    if (this.#cancelSignal.aborted) return;
    const counts = count(!result.failed, result.exitCode);
    this.#tell(name, counts, start);
    if (counts.failed > 0 || counts.flaky || result.exitCode === NOT_DONE)
      console.log(
        `${stripVTControlCharacters(result.all)}${result.timedOut ? '\n(It took too long and was ended.)' : ''}`,
      );
  }

  #tell(name: string, counts: Counts, start: number): void {
    for (const outcome of ['passed', 'failed', 'skipped'] as const) this.total[outcome] += counts[outcome];
    const { flaky = 0, ...outcomes } = counts;
    const said = Object.entries(outcomes).filter(([outcome, count]) => count > 0 || outcome === 'passed');
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const mark = counts.failed > 0 ? '✗' : '✓';
    const second = flaky > 0 ? `, ${flaky} of them at the second try only` : '';
    const told = said.map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    console.log(`${mark} ${name}: ${told}${second} (${seconds} s)`);
  }
}

/** A run that failed without a failed test (it crashed, or an error came outside of tests) is one failure. */
function orOneFailed(ok: boolean, counts: Counts): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

function countVitest(report: string): Counts {
  const told = readReport<VitestReport>(report);
  if (told === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const brokenFiles = told.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: told.numPassedTests,
    failed: told.numFailedTests + brokenFiles.length,
    skipped: told.numPendingTests + told.numTodoTests,
  };
}

function countPlaywright(report: string): Counts {
  const told = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(report);
  if (told === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = told.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/** A report in the documented JSON form of its tool, or nothing where it came to none. */
function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
