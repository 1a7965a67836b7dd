import { spawnSync } from 'node:child_process';
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

/** A free port for every part: all are held at once before any is let go, so that no two are the same. */
export async function freePorts(): Promise<Ports> {
  const names: Listener[] = [...LISTENERS, 'websocket'];
  const servers = await Promise.all(names.map(() => listen(0)));
  const ports = servers.map((server) => {
    const address = server?.address();
    if (address === null || typeof address !== 'object') throw new Error('The system gave no free port.');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((closed) => server?.close(closed))));
  // Sound: one port was taken for each name.
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Ports;
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

/** A server on that port (0: any free one), or nothing where it is taken. */
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
