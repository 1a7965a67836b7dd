/** The anchor of the other two: the stored text and index, unpacked by zlib and JSON.parse alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { INDEX, TEXT } from '../../../functions/src/stores/file-names.ts';
import { cpuMs } from '../lib/bench.ts';

const [folder = '.'] = process.argv.slice(2);
const before = cpuMs();
JSON.parse(gunzipSync(readFileSync(join(folder, TEXT))).toString('utf8'));
gunzipSync(readFileSync(join(folder, INDEX)));
console.log(JSON.stringify({ unpacked: cpuMs() - before }));
