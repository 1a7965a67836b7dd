/**
 * What a reading child may reach. Its files are bounded by Node's permission model (`readable`), its environment is empty; the
 * network, which that model does not bound in the Node that is deployed, is taken away by the child itself before it opens
 * anything (`goOffline`).
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { existsSync, readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { dirname, join, sep } from 'node:path';
import threads from 'node:worker_threads';

/**
 * What a child that runs this program may read: the program's own code and the packages that it can resolve, with the
 * `package.json` files that say how; no file whose name begins with a dot, and nothing else of the machine.
 */
export function readable(program: string): string[] {
  const folder = dirname(program);
  const isSource = program.endsWith('.ts');
  const own = isSource
    ? [`${folder.slice(0, folder.lastIndexOf(`${sep}src`) + 4)}${sep}`]
    : readdirSync(folder)
        .filter((name) => !name.startsWith('.') && name !== 'node_modules')
        .map((name) => join(folder, name));
  const around: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    around.push(join(at, 'node_modules'), join(at, 'package.json'));
    if (dirname(at) === at) break;
  }
  return [...own, ...around.filter((path) => existsSync(path))];
}

function refuse(): never {
  throw new Error('There is no network here.');
}

/** Puts the refusal in the place of functions, for good. */
function shut(owner: object, names: readonly string[]): void {
  for (const name of names) Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
}

const functionsOf = (owner: object) =>
  Object.getOwnPropertyNames(owner).filter(
    (name) => name !== 'constructor' && typeof Reflect.get(owner, name) === 'function',
  );

/**
 * From now on no connection can be opened or taken, no name looked up, and no thread begun that could. The channel to the parent
 * is open already and stays.
 */
export function goOffline(): void {
  // Whatever speaks to another machine (http, https, http2, tls, fetch, WebSocket) connects by this one.
  shut(net.Socket.prototype, ['connect']);
  shut(net.Server.prototype, ['listen']);
  shut(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  shut(dgram, ['createSocket']);
  for (const owner of [dns.Resolver.prototype, dns.promises.Resolver.prototype, dns.promises, dns])
    shut(owner, functionsOf(owner));
  shut(threads, ['Worker']);
  syncBuiltinESMExports();
}
