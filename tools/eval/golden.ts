/**
 * `npm run eval` (or `-- --task golden [--write] [--misses]`): the golden files of `evals/golden/`, which are in every clone. A tripwire,
 * never quoted as quality: a test fails when three or more rows are lost that `evals/golden/baseline.json` has. `--write` makes
 * what is kept now the baseline; `--misses` names what is not kept. The last line is JSON: { task, answers: { n, kept }, marking:
 * { n, kept, left }, lost: { answers: ids, marking: ids } }.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BASELINE, type Baseline, type Kept, lostSince, readBaseline, runGolden, shareLeft } from './golden/run.ts';

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, misses: { type: 'boolean' }, task: { type: 'string' } },
});
const result = await runGolden();
const idsKept = (rows: readonly Kept[]) => rows.filter(({ kept }) => kept).map(({ id }) => id);
if (values.write) {
  const baseline: Baseline = { answers: idsKept(result.answers), marking: idsKept(result.marking) };
  writeFileSync(BASELINE, `${JSON.stringify(baseline, null, 1)}\n`);
}
const before = readBaseline();

const groups = new Map<string, { n: number; kept: number }>();
for (const [task, rows] of Object.entries(result))
  for (const { id, kind, kept } of rows) {
    const group = `${task} ${id.slice(0, 2)} ${kind}`;
    const sum = groups.get(group) ?? { n: 0, kept: 0 };
    groups.set(group, { n: sum.n + 1, kept: sum.kept + Number(kept) });
  }
console.table(Object.fromEntries(groups));
if (values.misses)
  for (const rows of Object.values(result))
    console.log(`not kept: ${rows.flatMap((row) => (row.kept ? [] : [row.id])).join(', ')}`);
const figures = (rows: readonly Kept[]) => ({ n: rows.length, kept: idsKept(rows).length });
console.log(
  JSON.stringify({
    task: 'golden',
    answers: figures(result.answers),
    marking: { ...figures(result.marking), left: Number(shareLeft(result.marking).toFixed(3)) },
    lost: { answers: lostSince(before.answers, result.answers), marking: lostSince(before.marking, result.marking) },
  }),
);
