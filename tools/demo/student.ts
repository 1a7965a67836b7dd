/** A student who uses Folio from outside, over HTTP, as the browser does: for the demo data and the screenshots. */
import { setTimeout as after } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { type Api, api } from '../../functions/src/contract/api.ts';
import type { Document } from '../../functions/src/contract/library.ts';
import { type Emulators, PROJECT } from '../lib/emulators.ts';
import { HOST } from '../lib/ports.ts';

/** As the README and `npm start` tell them. */
export const DEMO_STUDENT = {
  localId: 'demo-student',
  email: 'demo@folio.example',
  password: 'study-with-proof',
  displayName: 'Demo Student',
} as const;

const READ_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;

type Answering = { [N in keyof Api]: Api[N]['response'] extends z.ZodMiniType ? N : never }[keyof Api];
type Answer<N extends Answering> = z.output<Extract<Api[N]['response'], z.ZodMiniType>>;

export interface Student {
  /** Makes one call of the contract; `at` is the path with its parameters and query where it has any. */
  call: <N extends Answering>(name: N, init?: { at?: string; body?: unknown; key?: string }) => Promise<Answer<N>>;
  /** Uploads a PDF and waits until every page of it is read. The same key gives the same id. */
  upload: (pdf: Uint8Array, fileName: string, key: string) => Promise<Document>;
}

async function identity({ ports }: Emulators, path: string, body: object): Promise<unknown> {
  const response = await fetch(`http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    // The emulator's own way to say: as the owner of the project, who may choose the id of an account.
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator answers ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Makes the demo student's account in an empty Auth emulator. */
export async function enrolDemoStudent(emulators: Emulators): Promise<void> {
  await identity(emulators, `projects/${PROJECT}/accounts`, { ...DEMO_STUDENT, emailVerified: true });
}

/** Signs in with the password, tells Folio so, and answers what this student can do. */
export async function signIn(emulators: Emulators): Promise<Student> {
  const { email, password } = DEMO_STUDENT;
  const path = 'accounts:signInWithPassword?key=demo';
  const said = await identity(emulators, path, { email, password, returnSecureToken: true });
  if (typeof said !== 'object' || said === null || !('idToken' in said) || typeof said.idToken !== 'string') {
    throw new Error('The Auth emulator gave no token.');
  }
  const token = said.idToken;
  const student = studentWith(emulators.url, token);
  await student.call('auth.verify', { body: { token } });
  return student;
}

function studentWith(url: string, token: string): Student {
  const call: Student['call'] = async (name, { at, body, key } = {}) => {
    const { method, path, response: schema } = api[name];
    const form = body instanceof FormData;
    const response = await fetch(`${url}/api${at ?? path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(form || body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${at ?? path} answers ${response.status}: ${JSON.stringify(reply)}`);
    // Sound: `Answering` names only calls whose response is a schema, and this is the schema of that name.
    return (schema as z.ZodMiniType).parse(reply) as Answer<typeof name>;
  };
  const upload: Student['upload'] = async (pdf, fileName, key) => {
    const body = new FormData();
    body.set('file', new File([Uint8Array.from(pdf)], fileName, { type: 'application/pdf' }));
    let document = await call('upload.upload', { body, key });
    for (const end = Date.now() + READ_WITHIN_MS; document.status === 'reading'; await after(LOOK_EVERY_MS)) {
      if (Date.now() > end) throw new Error(`${fileName} is still being read: page ${document.pages_read}.`);
      document = (await call('upload.info', { at: `/upload/${document.id}` })).document;
    }
    if (document.status !== 'ready') throw new Error(`${fileName} could not be read.`);
    return document;
  };
  return { call, upload };
}
