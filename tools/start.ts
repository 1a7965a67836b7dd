/** `npm start`: builds Folio, starts it in the emulators with the student's data, and keeps that data when it is stopped. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { currentBuild } from './lib/builds.ts';
import { type Emulators, startEmulators } from './lib/emulators.ts';
import { chooseModel, noticeModel } from './lib/local-model.ts';
import { defaultPorts, findBusy, freePorts } from './lib/ports.ts';
import { Missing } from './lib/prepare.mjs';
import { bold, step } from './lib/say.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { openStudentData, PRISTINE } from './lib/student-data.ts';
import { warmUp } from './lib/warm-up.ts';

const { values } = parseArgs({
  options: { 'free-ports': { type: 'boolean', default: false }, model: { type: 'string' } },
});
const anyPorts = values['free-ports'];

await runUntilStopped(async (stopped) => {
  console.log(bold('Starting Folio'));
  const told = await modelNotes(values.model);
  const data = openStudentData();
  try {
    const ports = anyPorts ? await freePorts() : await defaultPortsIfFree();
    const build = await step('Building the site and the functions', () => currentBuild());
    const suite = await step('Starting Auth, Firestore, Storage, Functions and Hosting', () =>
      startEmulators({ build, ports, ...data, keys: true, signal: stopped }),
    );
    try {
      data.cameUp(suite.url);
      await step('Asking whether it answers', () => healthOf(suite));
      if (data.importFrom === PRISTINE) await step('Moving the demo week up to yesterday', () => moveUp(suite));
      tellReady(suite.url, data.importFrom !== undefined);
      for (const note of told) console.log(`${note}\n`);
      void warmUp(suite.url, suite.env.FOLIO_FUNCTIONS_URL);
      await Promise.race([suite.ended, new Promise((resolve) => stopped.addEventListener('abort', resolve))]);
      if (!stopped.aborted) throw new Missing('The emulators ended by themselves. Run npm start again.');
      console.log('\nStopping, and keeping your data...');
    } finally {
      await suite.stop();
    }
  } finally {
    if (data.close()) console.log('Your data is kept for the next start (npm run reset goes back to the demo data).');
  }
});

/** Sets what has Folio ask the model that is named; says which one could be, where none is. */
async function modelNotes(model: string | undefined): Promise<string[]> {
  if (model === undefined) {
    const noticed = await noticeModel(process.env);
    return noticed === null ? [] : [noticed];
  }
  const { env, notes } = await step(`Looking for the model ${model}`, () => chooseModel(model, process.env));
  Object.assign(process.env, env);
  return [
    `${env.OPENAI_MODEL} answers; npm run doctor -- --model ${model} tells whether it keeps the rules.`,
    ...notes,
  ];
}

async function defaultPortsIfFree() {
  const ports = defaultPorts();
  const busy = await findBusy(ports);
  if (busy === undefined) return ports;
  throw new Missing(
    `Port ${busy.port}, which Folio needs for ${busy.part}, is in use by another program${busy.holder ? ` (${busy.holder})` : ''}: stop that program, or run npm start -- --free-ports to use other ports.`,
  );
}

async function healthOf({ url, log }: Emulators): Promise<void> {
  const response = await fetch(`${url}/api/health`);
  if (response.ok) return;
  throw new Error(
    `Folio started but answers ${response.status}. What its emulators said:\n${readFileSync(log, 'utf8')}`,
  );
}

/** Loaded only then: a later start doesn't wait for it. */
async function moveUp(suite: Emulators): Promise<void> {
  const [{ databaseOf }, { endYesterday }] = await Promise.all([
    import('./demo/database.ts'),
    import('./demo/dates.ts'),
  ]);
  await endYesterday(await databaseOf(suite));
}

function tellReady(url: string, hasDemo: boolean): void {
  console.log(`\n${bold('Folio is ready:')} ${bold(url)}`);
  if (hasDemo) console.log('Sign in with     demo@folio.example and the password study-with-proof, or sign up.');
  console.log('Stop with        Ctrl-C; your data is kept.\n');
}
