import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import firebase from '../../firebase.json' with { type: 'json' };

const LISTENERS = [
  'hosting',
  'functions',
  'auth',
  'firestore',
  'storage',
  'eventarc',
  'tasks',
  'hub',
  'logging',
] as const;
export type Listener = (typeof LISTENERS)[number] | 'websocket';
export type Ports = Record<Listener, number>;

export const HOST = '127.0.0.1';

/** The ports that firebase.json names, and firebase-tools' own default for Firestore's websocket. */
export function defaultPorts(): Ports {
  const named = LISTENERS.map((name) => [name, firebase.emulators[name].port] as const);
  return { ...(Object.fromEntries(named) as Record<(typeof LISTENERS)[number], number>), websocket: 9150 };
}

/**
 * A free port for every part: all are held at once before any is let go, so that no two are the same. From below the range
 * that systems take the near end of outgoing connections from (32768 on Linux), where one may be taken again at any moment.
 */
export async function freePorts(): Promise<Ports> {
  const held: [Listener, number, Server][] = [];
  for (const name of [...LISTENERS, 'websocket'] as const) held.push([name, ...(await holdPort())]);
  await Promise.all(held.map(([, , server]) => new Promise((closed) => server.close(closed))));
  // Sound: one port was taken for each name.
  return Object.fromEntries(held.map(([name, port]) => [name, port])) as Ports;
}

/** One free port, from the same range. */
export async function freePort(): Promise<number> {
  const [port, server] = await holdPort();
  await new Promise((closed) => server.close(closed));
  return port;
}

async function holdPort(): Promise<[number, Server]> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const server = await listen(port);
    if (server) return [port, server];
  }
}

/** The first port of these that another program holds, and that program where the system tells it. */
export async function findBusy(ports: Ports): Promise<{ port: number; part: Listener; holder?: string } | undefined> {
  for (const [part, port] of Object.entries(ports) as [Listener, number][]) {
    const server = await listen(port);
    if (server === undefined) return { port, part, ...holderOf(port) };
    await new Promise((closed) => server.close(closed));
  }
  return undefined;
}

/** A server on that port, or nothing where it is taken. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => resolve(server));
  });
}

function holderOf(port: number): { holder?: string } {
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
  const [, pid, name] = /p(\d+)\nc(.+)/.exec(lsof.stdout ?? '') ?? [];
  return pid ? { holder: `${name}, process ${pid}` } : {};
}
