/** The anchor of the other two: the stored text and index, unpacked by zlib and JSON.parse alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { INDEX, TEXT } from '../../../functions/src/stores/file-names.ts';
import { cpuMs } from '../lib/bench.ts';

/** Where the gzipped words begin (`stores/book-codec.ts`); the four bytes before them tell how long they are. */
const WORDS_FROM = 10;

const [folder = '.'] = process.argv.slice(2);
const before = cpuMs();
const text = readFileSync(join(folder, TEXT));
JSON.parse(gunzipSync(text.subarray(WORDS_FROM, WORDS_FROM + text.readUInt32LE(WORDS_FROM - 4))).toString('utf8'));
gunzipSync(readFileSync(join(folder, INDEX)));
console.log(JSON.stringify({ unpacked: cpuMs() - before }));
