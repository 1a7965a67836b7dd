import { currentBuild } from '../tools/lib/builds.ts';
import { runLoad } from '../tools/trials/load/run.ts';
import { expect, test } from './support/test.ts';

test('five students at work for ten seconds are all answered, by the functions as they are shipped', async () => {
  test.setTimeout(180_000);
  const names = Object.keys(process.env).filter((name) => /_EMULATOR_HOST$|^GCLOUD_PROJECT$/.test(name));
  const suite = Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
  const { functionsDir } = await currentBuild();
  const site = process.env.FOLIO_URL;
  try {
    const { ledger, memory } = await runLoad(functionsDir, suite, { students: 5, forMs: 10_000, thinkMs: 500 });
    expect(ledger.failures).toEqual([]);
    expect([...ledger.times.values()].flat().length).toBeGreaterThan(30);
    expect(memory.length).toBeGreaterThan(10);
  } finally {
    process.env.FOLIO_URL = site;
  }
});
