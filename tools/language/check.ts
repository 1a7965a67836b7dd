/**
 * `node tools/language/check.ts`: no language's words in any room but `language/`. Files that still hold some are named in
 * `held.ts`; a file that is not fails, one that is named and no longer holds any is told.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELD } from './held.ts';
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
const held = new Set(HELD);
const wrong = [...found].filter(([path]) => !held.has(path));
if (process.argv.includes('--list')) {
  for (const path of [...found.keys()].sort()) console.log(path);
} else {
  for (const path of HELD.filter((one) => !found.has(one)))
    console.log(`${path}: holds none any more, strike it from held.ts`);
  for (const [path, words] of wrong) console.error(`${path}: words of a language (${words})`);
  if (wrong.length > 0) {
    console.error(
      'They belong in functions/src/language/packs (see its README); till they are moved, name the file in held.ts.',
    );
    process.exitCode = 1;
  }
}
