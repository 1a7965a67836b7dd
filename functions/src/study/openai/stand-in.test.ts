import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { description } from '../../../test/support/openai/description.ts';
import { standIn } from '../../../test/support/openai/stand-in.ts';

const server = standIn();
beforeAll(server.open);
afterAll(() => server.close());
beforeEach(() => server.reset());

const material = JSON.stringify({ question: 'What is a lock?', excerpts: [] });
const sound = { model: 'tiny', messages: [{ role: 'user', content: material }], max_tokens: 10 };
const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false };
const format = (more: object, strict = true) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'a', strict, schema: { ...schema, ...more } } },
});

async function statusOf(body: object, headers: Record<string, string> = { authorization: 'Bearer key' }) {
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  return (await fetch(`${server.url}/chat/completions`, init)).status;
}

describe('the stand-in that our requests are tried on', () => {
  it('takes what is sound', async () => {
    expect(await statusOf(sound)).toBe(200);
    expect(await statusOf({ ...sound, ...format({}) })).toBe(200);
  });

  it.each([
    ['a field that the API does not have', { ...sound, max_token: 10 }],
    ['a schema that takes further properties', { ...sound, ...format({ additionalProperties: true }) }],
    ['a schema with an optional property', { ...sound, ...format({ required: [] }) }],
    ['a schema with a choice at its root', { ...sound, ...format({ type: undefined, anyOf: [schema] }) }],
    ['a schema that is not strict', { ...sound, ...format({}, false) }],
  ])('refuses %s', async (_, body) => expect(await statusOf(body)).toBe(400));

  it('refuses a request without a key', async () => expect(await statusOf(sound, {})).toBe(400));

  it.skipIf(!description().official)('refuses what the official description refuses', async () => {
    expect(await statusOf({ ...sound, messages: [] })).toBe(400);
    expect(await statusOf({ ...sound, reasoning_effort: 'enormous' })).toBe(400);
    expect(await statusOf({ ...sound, response_format: { type: 'xml' } })).toBe(400);
    expect(server.received).toEqual([]);
  });
});
