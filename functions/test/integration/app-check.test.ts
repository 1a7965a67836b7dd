import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ErrorBody } from '../../src/contract/errors.ts';
import { enrol } from '../support/students.ts';

it.each([
  ['enforce', [401, 401, 401]],
  ['', [200, 404, 200]],
] as const)('with App Check set to %j a signed-in student without its token is answered %j', async (set, expected) => {
  const [ana] = await enrol(1);
  const program = fileURLToPath(new URL('./serving.ts', import.meta.url));
  const child = fork(program, {
    env: { ...process.env, APP_CHECK: set },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ address }] = await once(child, 'message');
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answers = await Promise.all([
      fetch(`${address}/upload/list`, { headers }),
      post('/chat/ask', { pdf_id: 'b1', question: 'What is recall?' }),
      post('/auth/verify', { token: ana.token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expected);
    for (const answer of set ? answers : []) {
      expect(ErrorBody.parse(await answer.json()).error.code).toBe('unknown_app');
    }
  } finally {
    child.kill('SIGKILL');
  }
});
