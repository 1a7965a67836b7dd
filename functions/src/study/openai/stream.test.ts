import { describe, expect, it, vi } from 'vitest';
import { logged } from '../../../test/support/logged.ts';
import { LOCK_CALL, purseAndClock } from '../../../test/support/openai/calls.ts';
import { configuredModel } from '../../../test/support/openai/configured.ts';
import type { TestModelBudget } from '../../../test/support/openai/session.ts';
import { complete, type ModelCall } from './complete.ts';
import { openSession, stoppable } from './session.ts';

logged();

const server = configuredModel();
const own = purseAndClock();

const ask = (more: Partial<ModelCall> = {}, signal?: AbortSignal) =>
  complete(stoppable(openSession(own.modelBudget, own.waiting), signal), { ...LOCK_CALL, ...more });
const tries = () => server.received.length;

describe('a stream', () => {
  it('that dries up gives what has come, paid as far as is known', async () => {
    server.next({ drip: 60 });
    const pieces: string[] = [];
    const asking = ask({ onText: (text) => pieces.push(text) });
    await vi.waitFor(() => expect(pieces.at(-1)).toHaveLength(60), 15_000);
    own.waiting.expire();
    const { text, finish } = await asking;
    expect([text.length, finish]).toEqual([60, 'length']);
    expect(own.modelBudget.accounts).toHaveLength(1);
    expect(own.modelBudget.accounts[0]?.used).toBeLessThan(own.modelBudget.accounts[0]?.taken ?? 0);
  });

  it('that breaks gives what has come', async () => {
    server.next({ reset: 'in the middle' });
    const { text, finish } = await ask({ onText: () => {} });
    expect(finish).toBe('length');
    expect(text.length).toBeGreaterThan(10);
  });

  it('that is stopped hangs up on the server, and no more is spent than has come', async () => {
    server.next({ drip: 60 });
    const stop = new AbortController();
    const pieces: string[] = [];
    const asking = ask({ onText: (text) => pieces.push(text) }, stop.signal);
    await vi.waitFor(() => expect(pieces.length).toBeGreaterThan(0), 15_000);
    stop.abort(new Error('stopped by the student'));
    await expect(asking).rejects.toThrow('stopped by the student');
    await server.received[0]?.hungUp;
    expect(tries()).toBe(1);
    expect(own.modelBudget.accounts[0]?.used).toBeLessThan(own.modelBudget.accounts[0]?.taken ?? 0);
  });

  it('that is stopped before anything came hangs up as well, and costs what was sent', async () => {
    server.next({ hang: true });
    const stop = new AbortController();
    const asking = ask({ onText: () => {} }, stop.signal);
    await vi.waitFor(() => expect(tries()).toBe(1), 15_000);
    stop.abort(new Error('stopped by the student'));
    await expect(asking).rejects.toThrow('stopped by the student');
    await server.received[0]?.hungUp;
    const [{ taken, used }] = own.modelBudget.accounts as [TestModelBudget['accounts'][0]];
    expect(used).toBe(taken - LOCK_CALL.maxTokens);
  });
});
