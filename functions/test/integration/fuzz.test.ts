import fc from 'fast-check';
import { expect, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import { ErrorBody } from '../../src/contract/errors.ts';
import { enrol, type Student } from '../support/students.ts';

/** How many requests; `npm run trial -- fuzz` sets it to 5,000. */
const REQUESTS = Number(process.env.FOLIO_FUZZ ?? 120);
const MOST_MS = 3_600_000;

/** So many requests and then another student, or the pace of one would answer all that follow. */
const EACH_STUDENT = 50;

let ana: Student;

const segment = fc.oneof(
  fc.constantFrom(
    'upload',
    'file',
    'list',
    'chat',
    'ask',
    'quiz',
    'progress',
    'attempt',
    'review',
    'exam',
    'entries',
    'auth',
    'verify',
    'youtube',
    'book',
    'search',
    'api',
  ),
  fc.constantFrom('__proto__', 'constructor', '..%2f..', '%00', '%', '%C0%AE', 'a'.repeat(2_000), '心', '\'"--'),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
// Object.keys forgets that the keys of the table are its names.
const names = (Object.keys(api) as CallName[]).filter((name) => name !== 'account.delete'); // it would end the test's own student
const documented = fc
  .constantFrom(...names)
  .chain((name) =>
    segment.map((id) => ({ method: api[name].method as string, path: `/api${api[name].path.replace(/:\w+/g, id)}` })),
  );
const anyPath = fc.record({
  method: fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'),
  path: fc.array(segment, { maxLength: 4 }).map((parts) => `/api/${parts.join('/')}`),
});
const key = fc.constantFrom(
  'pdf_id',
  'question',
  'chat_id',
  'session_id',
  'token',
  'quiz_id',
  'answers',
  'mcq',
  '__proto__',
  'constructor',
  'toString',
);
const body = fc.oneof(
  fc.json().map((text) => text),
  fc.dictionary(key, fc.jsonValue()).map((value) => JSON.stringify(value)),
  fc.dictionary(key, fc.string({ unit: 'binary' })).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
);
const headers = fc.record({
  'content-type': fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'x/y; charset=z',
  ),
  'idempotency-key': fc.constantFrom('', 'k', 'k'.repeat(5_000)),
  range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-', 'x', 'bytes=0-0,1-1', 'bytes=99999999999999999999-'),
  accept: fc.constantFrom('*/*', 'application/pdf'),
});
const query = fc.array(fc.tuple(key, fc.string({ unit: 'binary', maxLength: 50 })), { maxLength: 4 });

it(
  'no request, however odd, makes the service fail or tell how it is built',
  async () => {
    const request = fc.record({ call: fc.oneof(documented, anyPath), body, headers, query, signedIn: fc.boolean() });
    let answered = 0;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ call, body, headers, query, signedIn }) => {
        if (sent++ % EACH_STUDENT === 0) [ana] = await enrol(1);
        const search = new URLSearchParams(
          query.map(([name, value]): [string, string] => [name, value.toWellFormed()]),
        );
        const withBody = ['POST', 'PUT', 'PATCH'].includes(call.method) ? { body } : {};
        const authorization: Record<string, string> = signedIn ? {} : { authorization: 'Bearer x' };
        const init = { method: call.method, headers: { ...headers, ...authorization }, ...withBody };
        const response = await ana.fetch(`${call.path}?${search}`, init);
        const text = await response.text();
        expect(text).not.toMatch(/\n\s+at .*\.(js|ts):\d|\/functions\/src\//);
        // What the Hosting emulator refuses by itself (a path that is no text) is not ours to answer.
        if (!response.headers.has('x-request-id')) return;
        answered++;
        // 501: calls of later releases.
        expect(response.status < 500 || response.status === 501).toBe(true);
        if (response.status >= 400 && call.method !== 'HEAD') ErrorBody.parse(JSON.parse(text));
      }),
      { numRuns: REQUESTS },
    );
    expect(answered).toBeGreaterThan(REQUESTS / 2);
  },
  MOST_MS,
);
