/** Students for tests: real accounts in the Auth emulator, talking to the real functions over HTTP. */
import { setImmediate } from 'node:timers/promises';
import {
  type Api,
  api,
  type BodyIn,
  type CallName,
  type Params,
  type QueryIn,
  type Reply,
} from '../../src/contract/api.ts';
import type { ErrorBody } from '../../src/contract/errors.ts';
import type { Document } from '../../src/contract/library.ts';

/** What came back: the status, the headers, and the body as the contract tells it or an error. */
interface Answer<T> {
  status: number;
  headers: Headers;
  body: T & Partial<ErrorBody>;
}

interface CallInput<N extends CallName> {
  params?: Params<N>;
  query?: QueryIn<N>;
  body?: BodyIn<N>;
  headers?: Record<string, string>;
}

type JsonCall = { [N in CallName]: Api[N]['response'] extends 'binary' ? never : N }[CallName];

export interface Student {
  uid: string;
  email: string;
  token: string;
  /** Any path under the site, with this student's token. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** A call of the contract table, by its name. */
  call: <N extends JsonCall>(name: N, input?: CallInput<N>) => Promise<Answer<Reply<N>>>;
  /** Uploads bytes as a PDF of that name. */
  uploads: (bytes: Uint8Array, name?: string, type?: string) => Promise<Answer<Document>>;
  /** The document of that id as soon as `done` holds of it; read again and again until then. */
  sees: (id: string, done: (document: Document) => boolean, withinMs?: number) => Promise<Document>;
}

/** Address of the site that the emulators serve. */
export const site = (): string => required('FOLIO_URL');

/** New students, each with an account of their own, so that tests never meet in one another's data. */
export function enrol(count: 1): Promise<[Student]>;
export function enrol(count: 2): Promise<[Student, Student]>;
export function enrol(count: number): Promise<Student[]>;
export function enrol(count: number): Promise<Student[]> {
  return Promise.all(Array.from({ length: count }, enrolOne));
}

async function enrolOne(): Promise<Student> {
  const email = `student-${crypto.randomUUID()}@folio.example`;
  const password = 'study-with-proof';
  const began = Math.floor(Date.now() / 1000);
  const { localId, idToken } = await identity('accounts:signUp', { email, password });
  // Made across the turn of a second, an account may take the token of its own sign-up for an older, revoked one.
  if (Math.floor(Date.now() / 1000) !== began) return signIn(email, password);
  return studentOf({ uid: localId, email, token: idToken });
}

/** Whoever signs in with an account that is there already, such as the demo student. */
export async function signIn(email: string, password: string): Promise<Student> {
  const { localId, idToken } = await identity('accounts:signInWithPassword', { email, password });
  return studentOf({ uid: localId, email, token: idToken });
}

/** A caller with no token. */
export const visitor = (): Pick<Student, 'fetch' | 'call'> => caller({});

function studentOf(who: { uid: string; email: string; token: string }): Student {
  const { fetch, call } = caller({ authorization: `Bearer ${who.token}` });
  const uploads: Student['uploads'] = async (bytes, name = 'book.pdf', type = 'application/pdf') => {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(bytes)], { type }), name);
    return answerOf(await fetch('/api/upload/upload', { method: 'POST', body: form }));
  };
  const sees: Student['sees'] = async (id, done, withinMs = 120_000) => {
    const end = Date.now() + withinMs;
    for (;;) {
      const { body: list } = await call('upload.list');
      const found = list.find((document) => document.id === id);
      if (found && done(found)) return found;
      if (Date.now() > end) throw new Error(`Waited ${withinMs} ms; the document is ${JSON.stringify(found)}.`);
      await new Promise((next) => setTimeout(next, 150));
    }
  };
  return { ...who, fetch, call, uploads, sees };
}

/** Connections that the other side closed while this process was busy are known once its events had their turn: none is used again. */
const noticed = () => setImmediate();

function caller(identityHeaders: Record<string, string>): Pick<Student, 'fetch' | 'call'> {
  const fetchHere: Student['fetch'] = async (path, init = {}) => {
    await noticed();
    return fetch(site() + path, {
      ...init,
      headers: { ...identityHeaders, ...Object.fromEntries(new Headers(init.headers)) },
    });
  };
  const call: Student['call'] = async (name, input = {}) => {
    const { method, path } = api[name];
    // Widened: which names there are depends on the call, and here they are only joined into an address.
    const params = (input.params ?? {}) as Record<string, string>;
    const query = (input.query ?? {}) as Record<string, unknown>;
    const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
    const headers = { ...(input.body === undefined ? {} : { 'content-type': 'application/json' }), ...input.headers };
    return answerOf(await fetchHere(`/api${filled}${search.size ? `?${search}` : ''}`, { method, headers, ...body }));
  };
  return { fetch: fetchHere, call };
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  // Unchecked on purpose: tests compare what really came, and the handlers parse their own replies.
  const body = (text ? JSON.parse(text) : {}) as T & Partial<ErrorBody>;
  return { status: response.status, headers: response.headers, body };
}

async function identity(method: string, body: object): Promise<{ localId: string; idToken: string }> {
  const url = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/${method}?key=demo`;
  await noticed();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused ${method}: ${await response.text()}`);
  // The Auth emulator's documented answer to both methods.
  return (await response.json()) as { localId: string; idToken: string };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this through vitest's project "integration" or npm test.`);
  return value;
}
