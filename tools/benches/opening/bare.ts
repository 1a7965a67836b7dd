/** The anchor of the other two: the stored text and index, unpacked by zlib and JSON.parse alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { INDEX, TEXT } from '../../../functions/src/stores/file-names.ts';
import { cpuMs } from '../lib/bench.ts';

/** Where what is known of the pages begins (`stores/book-codec.ts`); the four bytes before it tell how long it is, and the words lie behind it. */
const WORDS_FROM = 10;

const [folder = '.'] = process.argv.slice(2);
const before = cpuMs();
const text = readFileSync(join(folder, TEXT));
let at = WORDS_FROM + text.readUInt32LE(WORDS_FROM - 4);
// Written by the bench itself a moment ago.
const pages = JSON.parse(gunzipSync(text.subarray(WORDS_FROM, at)).toString('utf8')) as { blocks: number[] };
for (const size of pages.blocks) {
  JSON.parse(inflateRawSync(text.subarray(at, at + size)).toString('utf8'));
  at += size;
}
gunzipSync(readFileSync(join(folder, INDEX)));
console.log(JSON.stringify({ unpacked: cpuMs() - before }));
