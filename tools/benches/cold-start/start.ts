/** Starts one function of a module as the platform does, asks it once, tells the processor time that this process took for it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { cpuMs } from '../lib/bench.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown;

const [module = '', group = ''] = process.argv.slice(2);
Object.assign(process.env, {
  FUNCTION_TARGET: group,
  FUNCTION_SIGNATURE_TYPE: 'http',
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: 'demo-bench',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-bench', storageBucket: 'demo-bench.appspot.com' }),
  METADATA_SERVER_DETECTION: 'none',
});
const before = cpuMs();
// What the module exports: a function under the name of its group.
const functions = createRequire(import.meta.url)(module) as Record<string, Serve | Record<string, Serve>>;
const [name = '', within] = group.split('-');
const found = functions[name];
const serve = typeof found === 'object' ? found[within ?? ''] : found;
if (!serve) throw new Error(`There is no function ${group}.`);
const server = createServer((request, response) => void serve(request, response));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo; // a TCP server's address is one
const response = await fetch(`http://127.0.0.1:${port}/api/${group}/bench`, { method: 'POST', body: '{}' });
await response.arrayBuffer();
console.log(JSON.stringify({ started: cpuMs() - before }));
process.exit();
