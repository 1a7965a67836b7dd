/** A deployed site, as a stranger sees it: requests to it, and what must hold of a reply. */

/** Something that is not as it must be. */
class Wrong extends Error {
  override name = 'Wrong';
}

/** Fails with these words unless it holds. */
export function must(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Wrong(otherwise);
}

/** Who signs in, where someone does: an account made for this, without a library that matters. */
export interface TestLogin {
  email: string;
  password: string;
}

export interface Site {
  /** Address without a slash at the end. */
  url: string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** The JSON of a reply of that status. */
  json: (path: string, status?: number, init?: RequestInit) => Promise<Record<string, unknown>>;
}

const WAIT_MS = 30_000;

export function siteAt(address: string): Site {
  const url = address.replace(/\/+$/, '');
  const get = (path: string, init: RequestInit = {}) =>
    fetch(path.startsWith('http') ? path : url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
      ...init,
    });
  const json: Site['json'] = async (path, status = 200, init = {}) => {
    const reply = await get(path, init);
    must(reply.status === status, `${path} answered ${reply.status}, not ${status}`);
    const body: unknown = await reply.json().catch(() => null);
    must(typeof body === 'object' && body !== null, `${path} did not answer JSON`);
    return { ...body };
  };
  return { url, get, json };
}

/** The headers that Hosting must send with every reply, and what each must contain. */
const PROTECTIONS = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Fails where a reply lacks one of the protections. */
export function mustProtect(path: string, { headers }: Response): void {
  for (const [name, part] of Object.entries(PROTECTIONS)) {
    must(headers.get(name)?.includes(part), `${path} came without ${name}: … ${part} …`);
  }
}

/** Fails where a reply of the API could be kept by anyone on its way, or can't be found in the log. */
export function mustBePrivate(path: string, { headers }: Response): void {
  const kept = headers.get('cache-control') ?? 'nothing';
  must(kept.includes('no-store') && kept.includes('private'), `${path} came with Cache-Control: ${kept}`);
  must(headers.get('x-request-id'), `${path} came without X-Request-Id`);
}

export interface Check {
  says: string;
  /** Fails where it does not hold. */
  holds: (site: Site) => Promise<void>;
  /** What should be known although it holds; null where nothing should. */
  warns?: (site: Site) => Promise<string | null>;
}
