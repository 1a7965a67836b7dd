/**
 * The one way in: `node tools/run.mjs NAME [arguments]`, on any Node from 20 on and with nothing installed yet.
 * It sees to Node, Java and the packages, then runs tools/NAME.ts under the project's own Node 24.
 */
import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Missing, prepare, projectNode, ROOT } from './lib/prepare.mjs';

const [name = '', ...given] = process.argv.slice(2);
// npm takes the `--` before the arguments away; whoever calls this by hand may write it too.
const rest = given[0] === '--' ? given.slice(1) : given;
const script = new URL(`./${name}.ts`, import.meta.url);

try {
  await prepare({ java: ['start', 'test', 'dev', 'demo-data', 'trial', 'screenshots'].includes(name) });
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

stopWithStarter();
if (Number(process.versions.node.split('.')[0]) >= 24) {
  process.argv = [process.execPath, script.pathname, ...rest];
  await import(script.href);
} else {
  underProjectNode();
}

/** npm runs scripts through a shell that dies of a signal without passing it on: being orphaned is being told to stop. */
function stopWithStarter() {
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGINT');
  }, 500);
  watch.unref();
}

/** The child is told of signals and, by its IPC channel closing, of our death; we leave with its code. */
function underProjectNode() {
  const guard = pathToFileURL(`${ROOT}/tools/lib/guard.mjs`).href;
  const child = fork(script, rest, { execPath: projectNode(), execArgv: ['--import', guard] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}
