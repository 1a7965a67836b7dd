/**
 * What the gate does with multiple-choice items of people, by what a student sees of them (no quote):
 * `node tools/eval/items.ts ITEMS.jsonl… [--show RULE]`. A row: `{question, options, answer_index}`; rows without options are left
 * out. Also of flawed items that are made of them, a change each. The last line printed is one line of JSON.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { shownFault } from '../../functions/src/study/gate/draft-fault.ts';
import { flawedOf, type Item } from './quiz/flawed.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });
const FLAWED = 20;

const faultOf = ({ question, options, answer_index }: Item) => shownFault(question, options, answer_index) ?? 'passes';
const counted = (names: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, list]) => [name, list.length]));
const share = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 1000;

const figures: Record<string, unknown> = {};
let items: Item[] = [];
for (const file of positionals) {
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const own = rows.map((row) => JSON.parse(row) as Item).filter(({ options }) => Array.isArray(options)); // a data set's own layout
  const faults = own.map(faultOf);
  for (const [at, item] of own.entries())
    if (values.show === faults[at]) console.log(`${item.question}\n  ${item.options.join(' | ')}`);
  const passes = faults.filter((fault) => fault === 'passes').length;
  figures[basename(file)] = { items: own.length, passes: share(passes, own.length), ...counted(faults) };
  items = [...items, ...own.filter((_, at) => faults[at] === 'passes')];
}
const flawed = flawedOf(items, FLAWED);
const passed = flawed.filter((item) => faultOf(item) === 'passes');
for (const { flaw, question, options } of passed)
  console.log(`passes (${flaw}): ${question}\n  ${options.join(' | ')}`);
const refused = { of: flawed.length, refused: share(flawed.length - passed.length, flawed.length) };
console.log(
  JSON.stringify({
    task: 'items',
    ...figures,
    flawed: { ...refused, passes: counted(passed.map(({ flaw }) => flaw)) },
  }),
);
