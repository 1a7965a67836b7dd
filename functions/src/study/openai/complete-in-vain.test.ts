import { describe, expect, it, vi } from 'vitest';
import { LOCK_CALL, purseAndClock } from '../../../test/support/openai/calls.ts';
import { configuredModel } from '../../../test/support/openai/configured.ts';
import type { Fault } from '../../../test/support/openai/replying.ts';
import type { TestModelBudget } from '../../../test/support/openai/session.ts';
import { standIn } from '../../../test/support/openai/stand-in.ts';
import { complete, type ModelCall } from './complete.ts';
import { openSession, stoppable } from './session.ts';

const server = configuredModel();
const own = purseAndClock();

const ask = (more: Partial<ModelCall> = {}, signal?: AbortSignal) =>
  complete(stoppable(openSession(own.modelBudget, own.waiting), signal), { ...LOCK_CALL, ...more });

const rateLimited = (headers?: Record<string, string>) => ({
  status: 429,
  code: 'rate_limit_exceeded',
  type: 'requests',
  ...(headers && { headers }),
});

const tries = () => server.received.length;

/** An address that somebody has just left. */
async function deserted(): Promise<string> {
  const left = standIn();
  await left.open();
  const { url } = left;
  await left.close();
  return url;
}

describe('what another try cannot mend', () => {
  const spent: Fault = {
    status: 429,
    code: 'insufficient_quota',
    type: 'insufficient_quota',
    message: 'You exceeded your current quota.',
  };

  it('is tried once where the money is spent, and nobody asks for a while', async () => {
    server.always(spent);
    await expect(ask()).rejects.toMatchObject({
      code: 'limit',
      studentMessage: expect.stringMatching(/budget.*15 minutes/),
    });
    await expect(ask()).rejects.toMatchObject({ code: 'limit' });
    expect(tries()).toBe(1);
    expect(own.modelBudget.closings).toEqual(['spent']);
  });

  it('is tried once where the key is refused', async () => {
    server.next({ status: 401, code: 'invalid_api_key' });
    await expect(ask()).rejects.toMatchObject({ code: 'limit' });
    expect([tries(), own.modelBudget.closings]).toEqual([1, ['refused']]);
  });

  it('closes the model for nobody where a 403 is about one student’s text, whatever it quotes', async () => {
    const flagged = { status: 403, code: 'content_policy_violation', type: 'invalid_request_error' };
    server.next({ ...flagged, message: 'Your request was flagged: "my billing and credit card"' });
    server.next({ ...flagged, code: null });
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect([tries(), own.modelBudget.closings]).toEqual([2, []]);
    expect((await ask()).text).toContain('lock');
  });

  it.each(['invalid_api_key', 'account_deactivated', 'missing_scope', 'unsupported_country_region_territory'])(
    'is tried once where a 403 says that the key is turned away (%s)',
    async (code) => {
      server.next({ status: 403, code });
      await expect(ask()).rejects.toMatchObject({ code: 'limit' });
      expect([tries(), own.modelBudget.closings]).toEqual([1, ['refused']]);
    },
  );

  it('is tried once where the request is wrong', async () => {
    server.next({ status: 400, message: 'This is wrong.' });
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect([tries(), own.modelBudget.closings]).toEqual([1, []]);
  });
});

describe('a server that is not there', () => {
  it.each([
    ['nobody listens', deserted],
    ['the address is nobody’s', async () => 'http://nowhere.invalid/v1'],
    ['the address is none', async () => 'http://[nowhere/v1'],
  ])('costs nothing (%s), and is not asked by anyone for a while', async (_, url) => {
    vi.stubEnv('OPENAI_BASE_URL', await url());
    await expect(ask()).rejects.toMatchObject({ code: 'limit' });
    expect(own.modelBudget.accounts.map(({ used }) => used)).toEqual([0, 0, 0, 0]);
    expect(own.modelBudget.closings).toEqual(['unreachable']);
    await expect(ask({ onText: () => {} })).rejects.toMatchObject({ code: 'limit' });
    expect(own.modelBudget.accounts).toHaveLength(4);
  });

  it('for a moment is asked again, and nothing closes', async () => {
    const there = process.env.OPENAI_BASE_URL;
    vi.stubEnv('OPENAI_BASE_URL', await deserted());
    const { wait } = own.waiting;
    own.waiting.wait = async (...given) => {
      vi.stubEnv('OPENAI_BASE_URL', there);
      await wait(...given);
    };
    expect((await ask()).text).toContain('lock');
    expect([own.modelBudget.accounts.map(({ used }) => used === 0), own.modelBudget.closings]).toEqual([
      [true, false],
      [],
    ]);
  });
});

describe('a reply that is none', () => {
  it.each([
    ['a page', { body: '<!doctype html><title>Welcome</title>', as: 'text/html' }],
    ['a page said to be JSON', { body: '<!doctype html><title>Welcome</title>', as: 'application/json' }],
    ['broken JSON', { body: '{"choices":[{"mess', as: 'application/json' }],
    ['other JSON', { body: '{"hello":"world"}', as: 'application/json' }],
    ['nothing', { body: '', as: 'application/json' }],
    ['broken events', { body: 'data: {"choices":[{"del\n\n', as: 'text/event-stream' }],
  ] satisfies [string, Fault][])('(%s) is a 503 that costs nothing, whole or streamed', async (_, fault) => {
    server.always(fault);
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask({ onText: () => {} })).rejects.toMatchObject({ code: 'unavailable' });
    expect(own.modelBudget.accounts.every(({ used }) => used === 0)).toBe(true);
    expect(own.modelBudget.closings).toEqual([]);
  });
});

describe('a reply of 100 MB', () => {
  const MiB = 2 ** 20;

  it('is hung up on at its first megabyte, tried once, and costs no more than was thought', async () => {
    server.always({ endless: 100 * MiB });
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    await server.received[0]?.hungUp;
    expect(tries()).toBe(1);
    const [{ taken, used }] = own.modelBudget.accounts as [TestModelBudget['accounts'][0]];
    expect(used ?? taken).toBeLessThanOrEqual(taken);
  });

  it('that is streamed is cut where it is longer than was asked for, and costs no more than was thought', async () => {
    server.always({ endless: 100 * MiB });
    const { text, finish } = await ask({ onText: () => {} });
    await server.received[0]?.hungUp;
    expect(finish).toBe('length');
    expect(text.length).toBeLessThan(100_000);
    const [{ taken, used }] = own.modelBudget.accounts as [TestModelBudget['accounts'][0]];
    expect(used).toBe(taken);
  });
});

it.each([1e12, -1e12, Number.NaN, '7'])(
  'a server that counts %s tokens takes no more than the estimate, and gives none',
  async (count) => {
    const usage = { prompt_tokens: count, completion_tokens: count, total_tokens: count };
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: '{}' } }];
    server.next({ body: JSON.stringify({ object: 'chat.completion', choices, usage }), as: 'application/json' });
    await ask();
    const [{ taken, used }] = own.modelBudget.accounts as [TestModelBudget['accounts'][0]];
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(taken);
  },
);

it.each(['99999999999999980000', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'])(
  'a Retry-After of %s is told as an hour',
  async (text) => {
    server.next(rateLimited({ 'retry-after': text }));
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '3600' } });
    expect(own.waiting.waits).toEqual([]);
  },
);
