import { describe, expect, it, vi } from 'vitest';
import { logged } from '../../../test/support/logged.ts';
import { LOCK_CALL, purseAndClock } from '../../../test/support/openai/calls.ts';
import { configuredModel } from '../../../test/support/openai/configured.ts';
import { complete, type ModelCall } from './complete.ts';
import { openSession } from './session.ts';

logged();

const server = configuredModel();
const own = purseAndClock();

const ask = (more: Partial<ModelCall> = {}) =>
  complete(openSession(own.modelBudget, own.waiting), { ...LOCK_CALL, ...more });
const tries = () => server.received.length;

describe('a server that knows less than OpenAI’s', () => {
  const format = {
    type: 'json_schema' as const,
    json_schema: {
      name: 'a',
      strict: true,
      schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
    },
  };

  it('is asked for plain JSON where it knows no schemas', async () => {
    server.next({ status: 400, message: 'Unknown value for response_format', param: 'response_format' });
    expect((await ask({ format })).finish).toBe('stop');
    expect(server.received.map(({ sent }) => sent.response_format?.type)).toEqual(['json_schema', 'json_object']);
    expect(own.waiting.waits).toEqual([]);
  });

  it('is told the limit of tokens by its other name', async () => {
    server.next({
      status: 400,
      param: 'max_tokens',
      message: 'Unsupported parameter: max_tokens. Use max_completion_tokens instead.',
    });
    await ask();
    const limits = server.received.map(({ sent }) => [sent.max_tokens, sent.max_completion_tokens]);
    expect(limits).toEqual([
      [500, undefined],
      [undefined, 500],
    ]);
  });

  it.each(['temperature', 'reasoning_effort'])('is asked without %s where it does not take it', async (field) => {
    vi.stubEnv('OPENAI_MODEL', field === 'temperature' ? 'tiny' : 'gpt-5.4-mini');
    server.next({ status: 400, param: field, message: `${field} is not supported` });
    await ask();
    expect(server.received.map(({ sent }) => field in sent)).toEqual([true, false]);
  });

  it('that sends a request elsewhere is not followed: the key and the question stay here', async () => {
    server.always({ status: 307, headers: { location: 'http://127.0.0.1:9/v1/chat/completions' } });
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries()).toBe(1);
    expect(own.modelBudget.accounts[0]?.used).toBe(0);
  });

  it('is not asked a third time where it doesn’t know that either', async () => {
    server.always({ status: 400, message: 'response_format is not supported' });
    await expect(ask({ format })).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries()).toBe(2);
  });

  it('may stream without counting: then our own count is settled', async () => {
    server.next({ status: 400, message: 'stream_options is not supported' });
    const { text, usage } = await ask({ onText: () => {} });
    expect(usage).toBeNull();
    expect(own.modelBudget.accounts[1]?.used).toBeGreaterThan(text.length / 4);
  });
});
