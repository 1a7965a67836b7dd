import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBody } from '../../src/contract/errors.ts';
import { inOneProcess } from '../support/in-one-process.ts';
import { enrol } from '../support/students.ts';
import './in-process.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['enforce', [401, 401, 401]],
  ['', [200, 404, 200]],
] as const)('with App Check set to %j a signed-in student without its token is answered %j', async (set, expected) => {
  vi.stubEnv('APP_CHECK', set);
  const [[ana], upload, chat, auth] = await Promise.all([
    enrol(1),
    import('../../src/features/upload/routes.ts'),
    import('../../src/features/chat/routes.ts'),
    import('../../src/features/auth/routes.ts'),
  ]);
  const groups = { upload, chat, auth };
  const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' };
  const answer = async (group: keyof typeof groups, path: string, body?: object): Promise<Response> => {
    const { address, close } = await inOneProcess(groups[group].serve);
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return fetch(`${address}/${group}/${path}`, { headers, ...init }).finally(close);
  };
  const answers = await Promise.all([
    answer('upload', 'list'),
    answer('chat', 'ask', { pdf_id: 'b1', question: 'What is recall?' }),
    answer('auth', 'verify', { token: ana.token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(expected);
  for (const refused of set ? answers : []) {
    expect(ErrorBody.parse(await refused.json()).error.code).toBe('unknown_app');
  }
});
