import { describe, expect, it, vi } from 'vitest';
import { logged } from '../../../test/support/logged.ts';
import { LOCK_CALL, purseAndClock } from '../../../test/support/openai/calls.ts';
import { configuredModel } from '../../../test/support/openai/configured.ts';
import { complete, type ModelCall } from './complete.ts';
import { openSession, stoppable } from './session.ts';

const lines = logged();
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

describe('a call', () => {
  it('is settled with what the server counted', async () => {
    const { text, usage } = await ask();
    expect(text).toContain('A lock is what one thread holds alone.');
    expect(own.modelBudget.accounts).toHaveLength(1);
    expect(own.modelBudget.accounts[0]?.used).toBe((usage?.prompt ?? 0) + (usage?.completion ?? 0));
    expect(own.modelBudget.accounts[0]?.taken).toBeGreaterThan(500 + (usage?.prompt ?? 0));
  });

  it('says the same when it is streamed, a piece at a time', async () => {
    const pieces: string[] = [];
    const { text, usage } = await ask({ onText: (text) => pieces.push(text) });
    expect(text).toBe((await ask()).text);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.every((piece, at) => piece.startsWith(pieces[at - 1] ?? ''))).toBe(true);
    expect(own.modelBudget.accounts[0]?.used).toBe((usage?.prompt ?? 0) + (usage?.completion ?? 0));
  });

  it('that the budget is too small for reaches nobody', async () => {
    own.modelBudget.left = 400;
    await expect(ask()).rejects.toMatchObject({ code: 'limit' });
    expect(tries()).toBe(0);
  });

  it('that was answered is not lost because the tokens could not be settled', async () => {
    own.modelBudget.take = async () => async () => {
      throw new Error('The database is not there.');
    };
    expect((await ask()).text).toContain('lock');
    expect(tries()).toBe(1);
  });

  it('is begun by few at once', async () => {
    const held = server.hold();
    const session = openSession(own.modelBudget, own.waiting);
    const calls = Array.from({ length: 20 }, () => complete(session, LOCK_CALL));
    await held.arrived();
    await vi.waitFor(() => expect(tries()).toBe(6), 15_000);
    held.letGo();
    await Promise.all(calls);
    expect(tries()).toBe(20);
  });
});

describe('trying again', () => {
  it('waits a random while, longer each time, where the server only says that it is too much', async () => {
    server.next(rateLimited(), rateLimited());
    await ask();
    expect(tries()).toBe(3);
    expect(own.waiting.waits).toEqual([250, 500]);
    expect(own.modelBudget.accounts.map(({ used }) => used === 0)).toEqual([true, true, false]);
  });

  it('does so as well where the server advises to pay more for more', async () => {
    const message =
      'Rate limit reached for requests. Visit https://platform.openai.com/account/billing to add a payment.';
    server.next({ ...rateLimited(), message });
    await ask();
    expect([tries(), own.modelBudget.closings]).toEqual([2, []]);
  });

  it('waits as long as the server says', async () => {
    server.next(rateLimited({ 'retry-after': '3' }));
    await ask();
    expect(own.waiting.waits[0]).toBeGreaterThanOrEqual(3000);
    expect(own.waiting.waits[0]).toBeLessThan(3600);
  });

  it('is left to the student where the server says longer than there is time', async () => {
    server.next(rateLimited({ 'retry-after': '120' }));
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '120' } });
    expect(tries()).toBe(1);
    expect(own.waiting.waits).toEqual([]);
  });

  it.each([500, 502, 503, 408, 409])('follows a %i, up to four tries', async (status) => {
    server.always({ status, type: 'server_error' });
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries()).toBe(4);
    expect(own.modelBudget.accounts.every(({ used }) => used === 0)).toBe(true);
  });

  it('follows a connection that breaks, and keeps the estimate of what was lost', async () => {
    server.next({ reset: 'before' }, { reset: 'in the middle' });
    expect((await ask()).text).toContain('lock');
    expect(tries()).toBe(3);
    expect(own.modelBudget.accounts.map(({ used }) => used === null)).toEqual([true, true, false]);
  });

  it('follows a try that takes too long, which is hung up on', async () => {
    server.next({ hang: true });
    const asking = ask();
    await vi.waitFor(() => expect(tries()).toBe(1), 15_000);
    own.waiting.expire();
    await asking;
    await server.received[0]?.hungUp;
    expect(tries()).toBe(2);
  });

  it('ends with the time of the request, whatever is left to try', async () => {
    const session = openSession(own.modelBudget, own.waiting);
    await complete(session, LOCK_CALL);
    server.always({ status: 500, type: 'server_error' });
    own.waiting.pass(44_000);
    await expect(complete(session, LOCK_CALL)).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries()).toBe(1);
    expect(own.waiting.now()).toBeLessThan(50_000);
  });
});

it('the log tells tokens, cost, task and whose they are by a name that tells nothing, and no text', async () => {
  vi.stubEnv('OPENAI_PRICES', '{"tiny":[1,2]}');
  vi.stubEnv('OPENAI_MODEL', 'tiny');
  server.next({ status: 500, message: 'A lock is what', type: 'server_error' });
  const { usage } = await ask();
  const cost_usd = ((usage?.prompt ?? 0) + 2 * (usage?.completion ?? 0)) / 1e6;
  const told = { task: 'answer', model: 'tiny', student: 'ana', cost_usd, prompt_tokens: usage?.prompt };
  expect(lines()).toContainEqual(['INFO', 'model call', expect.objectContaining(told)]);
  const written = JSON.stringify(lines());
  expect(written).toContain('model try failed');
  expect(written).not.toMatch(/lock is|What is/);
});
