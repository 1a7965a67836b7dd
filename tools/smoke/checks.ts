/** What must hold of a deployed site, one sentence each. Nothing stays but the profile of the test student, if one is named. */
import { api, type CallName } from '../../functions/src/contract/api.ts';
import { type Check, must, mustBePrivate, mustProtect, type Site, type TestLogin } from './site.ts';
import { wholeLife } from './student.ts';

// Object.keys forgets that the keys of the table are its names.
const calls = Object.keys(api) as CallName[];
const address = (name: CallName) => `/api${api[name].path.replace(/:\w+/g, 'no-such-id')}`;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the emulators take it: all is right but that nobody has signed it. */
function unsigned(projectId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const iss = `https://securetoken.google.com/${projectId}`;
  const claims = { iss, aud: projectId, sub: 'smoke', user_id: 'smoke', auth_time: now, iat: now, exp: now + 600 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

const isDemo = (projectId: unknown) => String(projectId).startsWith('demo-');
const configOf = (site: Site) => site.json('/__/firebase/init.json');

const hosting: Check[] = [
  {
    says: 'every kind of reply carries the protections',
    holds: async (site) => {
      for (const path of ['/', '/progress', '/.x', '/assets/none.js', '/api/health', '/api/upload/list', '/api/none']) {
        mustProtect(path, await site.get(path));
      }
    },
  },
  {
    says: 'the landing page can be read, screens have the app, and what is not there is not answered with a page',
    holds: async (site) => {
      const landing = await (await site.get('/')).text();
      must(landing.includes('<h1'), 'the landing page has no heading in it');
      const screen = await site.get('/progress');
      must(screen.status === 200 && (await screen.text()).includes('id="root"'), '/progress has no app in it');
      for (const path of ['/assets/none.js', '/favicon.none']) {
        const { status } = await site.get(path);
        must(status === 404, `${path} answered ${status}, not 404`);
      }
    },
  },
  {
    says: 'hashed files may be kept for a day and shown after it, pages are asked for anew',
    holds: async (site) => {
      const page = await site.get('/progress');
      must(page.headers.get('cache-control') === 'no-cache', 'a page may be kept');
      const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0];
      must(asset, 'the page names no script');
      const kept = (await site.get(asset)).headers.get('cache-control') ?? '';
      must(kept.includes('max-age=86400'), `${asset} came with Cache-Control: ${kept}`);
    },
  },
  {
    says: 'the files that pdf.js asks for by name are there',
    holds: async (site) => {
      for (const path of ['/pdf.worker.min.mjs', '/pdfjs/cmaps/UniJIS-UTF16-H.bcmap']) {
        const reply = await site.get(path);
        must(reply.status === 200, `${path} answered ${reply.status}`);
        must((await reply.arrayBuffer()).byteLength > 10_000, `${path} is not the file it should be`);
      }
    },
  },
];

const HOUR = 3_600_000;
/** Two sweeps may be missed before somebody should look: one may have failed, one be under way. */
const SWEPT_WITHIN_MS = 3 * HOUR;

const service: Check[] = [
  {
    says: 'the hourly sweep goes through',
    holds: async (site) => {
      const { swept_at } = await detailsOf(site);
      const age = swept_at === null ? 0 : Date.now() - Date.parse(String(swept_at));
      must(age < SWEPT_WITHIN_MS, `it last went through at ${swept_at}`);
    },
    warns: async (site) =>
      (await detailsOf(site)).swept_at === null ? 'it has not gone through yet: look again in two hours' : null,
  },
  {
    says: 'the functions run as accounts of their own',
    holds: async (site) => {
      const { own_account } = await detailsOf(site);
      must(typeof own_account === 'boolean', 'health does not tell');
    },
    warns: async (site) =>
      (await detailsOf(site)).own_account === true
        ? null
        : 'the project’s default service account serves, with whatever roles it has (docs/deploy.md, section 4)',
  },
  {
    says: 'the service is well, and tells of emulators only where it runs in them',
    holds: async (site) => {
      const [health, { projectId }] = await Promise.all([site.json('/api/health'), configOf(site)]);
      must(health.status === 'ok', `health says ${JSON.stringify(health.status)}`);
      must(isDemo(projectId) || health.emulators === undefined, 'health tells of emulators');
    },
  },
  {
    says: 'every call answers, is private, and asks who calls (401)',
    holds: async (site) => {
      for (const name of calls.filter((one) => api[one].auth === 'student')) {
        const reply = await site.get(address(name), { method: api[name].method });
        must(reply.status === 401, `${name} answered ${reply.status}, not 401`);
        mustBePrivate(name, reply);
      }
    },
  },
  {
    says: 'what is no call is a 404 of the service, and as private',
    holds: async (site) => {
      for (const path of ['/api/none', '/api/upload/a/b/c/d']) {
        const reply = await site.get(path);
        must(reply.status === 404, `${path} answered ${reply.status}, not 404`);
        mustBePrivate(path, reply);
      }
    },
  },
  {
    says: 'a token that is garbage, or that nobody has signed, is refused',
    holds: async (site) => {
      const { projectId } = await configOf(site);
      const tokens = isDemo(projectId) ? ['garbage'] : ['garbage', unsigned(String(projectId))];
      for (const token of tokens) {
        const headers = { authorization: `Bearer ${token}` };
        const { status } = await site.get('/api/upload/list', { headers });
        must(status === 401, `a forged token was answered ${status}`);
      }
    },
  },
  {
    says: 'the database and the bucket let nobody in directly',
    holds: async (site) => {
      const { projectId, storageBucket } = await configOf(site);
      if (isDemo(projectId)) return;
      const database = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents/users`;
      const bucket = `https://firebasestorage.googleapis.com/v0/b/${storageBucket}/o?prefix=users%2F`;
      for (const door of [database, bucket]) {
        const { status } = await site.get(door);
        must([401, 403].includes(status), `${door} answered ${status}`);
      }
    },
  },
];

async function detailsOf(site: Site): Promise<Record<string, unknown>> {
  const { details } = await site.json('/api/health?details=1');
  must(typeof details === 'object' && details !== null, 'health tells no details');
  return { ...details };
}

const init = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Signs in. @returns the identity token */
async function tokenOf(site: Site, { email, password }: TestLogin): Promise<string> {
  const [{ apiKey = 'demo' }, { emulators }] = await Promise.all([configOf(site), site.json('/api/health')]);
  const auth =
    typeof emulators === 'object' && emulators && 'auth' in emulators ? `http://${emulators.auth}/` : 'https://';
  const door = `${auth}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const { idToken } = await site.json(door, 200, init({ email, password, returnSecureToken: true }));
  must(typeof idToken === 'string', 'no token came back');
  return idToken;
}

/** The check that somebody can sign in and is served. */
const signedIn = (login: TestLogin): Check => ({
  says: 'the test student signs in, is known to the service, and has a library',
  holds: async (site) => {
    const idToken = await tokenOf(site, login);
    const { email: known } = await site.json('/api/auth/verify', 200, init({ token: idToken }));
    must(known === login.email, 'the service knows another address');
    const list = await site.get('/api/upload/list', { headers: { authorization: `Bearer ${idToken}` } });
    must(list.status === 200 && Array.isArray(await list.json()), `the library answered ${list.status}`);
    mustBePrivate('the library', list);
  },
});

export const checksFor = (login: TestLogin | null): Check[] => [
  ...hosting,
  ...service,
  ...(login ? [signedIn(login), wholeLife(login, tokenOf)] : []),
];

/** Runs them one after the other. @returns what is wrong, in words; empty where nothing is */
export async function runChecks(site: Site, login: TestLogin | null, tell: (line: string) => void): Promise<string[]> {
  const wrong: string[] = [];
  for (const { says, holds, warns } of checksFor(login)) {
    try {
      await holds(site);
      const warning = (await warns?.(site)) ?? null;
      tell(warning ? `! ${says}: ${warning}` : `✓ ${says}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      wrong.push(`${says}: ${why}`);
      tell(`✗ ${says}: ${why}`);
    }
  }
  return wrong;
}
