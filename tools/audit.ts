/**
 * Known holes in packages. What is shipped must have none of high or critical severity; those of tools that only work
 * here (the emulators above all) are told. Where the registry answers no audits, that is said and nothing fails.
 */
import { execa } from 'execa';
import { judge } from './audit/judge.ts';
import { ROOT } from './lib/prepare.mjs';
import { NOT_DONE } from './lib/test-steps.ts';

const audit = async (...options: string[]) => {
  const run = await execa('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000', ...options], {
    cwd: ROOT,
    reject: false,
    timeout: 60_000,
  });
  return run.stdout;
};

const [shipped, all] = await Promise.all([audit('--omit=dev'), audit()]);
const verdicts = [judge(shipped, 'packages that are shipped', true), judge(all, 'all packages', false)];
for (const { line } of verdicts) console.log(line);
if (verdicts.some(({ ok }) => !ok)) process.exitCode = 1;
else if (verdicts.some(({ asked }) => !asked)) process.exitCode = NOT_DONE;
