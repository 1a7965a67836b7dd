import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultPorts, findBusy, freePorts, HOST } from './ports.ts';
import { ROOT } from './prepare.mjs';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

it('has the ports that are promised, and the README tells the site’s', () => {
  expect(defaultPorts()).toMatchObject({ hosting: 5002, functions: 5001, firestore: 8080, auth: 9099, storage: 9199 });
  expect(README).toContain(`http://${HOST}:${defaultPorts().hosting}`);
});

it('every picture and page that the README shows is there', () => {
  const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(2);
  for (const path of links) expect(existsSync(join(ROOT, path)), path).toBe(true);
});

it('finds a port of its own for every part', async () => {
  const ports = await freePorts();
  expect(Object.keys(ports).sort()).toEqual(Object.keys(defaultPorts()).sort());
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
  expect(await findBusy(ports)).toBeUndefined();
});

it('tells which part has its port taken', async () => {
  const ports = await freePorts();
  const other = createServer().listen(ports.firestore, HOST);
  await once(other, 'listening');
  expect(await findBusy(ports)).toMatchObject({ part: 'firestore', port: ports.firestore });
  other.close();
});
