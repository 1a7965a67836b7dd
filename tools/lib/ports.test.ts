import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { defaultPorts, findBusy, freePorts, HOST } from './ports.ts';

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
