/**
 * `node tools/language/check.ts`: no language's words in any room but `language/`. A file that holds some fails.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageListed, literalsIn } from './words-in-code.ts';

const SOURCE = join(import.meta.dirname, '../../functions/src');
/** Evidence and page cleaning map letters; prompts and the contract's texts are prose for people and models. */
const EXEMPT =
  /^(?:language|book\/evidence|book\/text|contract)\/|^book\/read\/clean\.ts$|\.test\.ts$|\/(?:prompt|testing|fixtures)\.ts$/;

/** Rooms that read texts; English elsewhere is what the product says. */
const READS = /^(?:book|knowledge|study)\//;

const found = new Map<string, string>();
for (const file of globSync('**/*.ts', { cwd: SOURCE })) {
  const path = file.replaceAll('\\', '/');
  if (EXEMPT.test(path)) continue;
  const listed = literalsIn(readFileSync(join(SOURCE, file), 'utf8')).flatMap((one) => languageListed(one) ?? []);
  const [first] = listed.filter(({ code }) => code !== 'en' || READS.test(path));
  if (first) found.set(path, `${first.code}: ${first.words.slice(0, 6).join(' ')}`);
}
for (const [path, words] of found) console.error(`${path}: words of a language (${words})`);
if (found.size > 0) {
  console.error('They belong in functions/src/language/packs (see its README).');
  process.exitCode = 1;
}
