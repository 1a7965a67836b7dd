import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseModel, noticeModel, takesSchemas } from './local-model.ts';

/** What the server answers by address; a string is sent as it is. */
const answers: Record<string, unknown> = {
  '/v1/models': { data: [{ id: 'nomic-embed-text:latest' }, { id: 'qwen3:8b' }] },
  '/api/ps': { models: [] },
  '/api/show': { parameters: 'num_ctx                        4096', model_info: { 'qwen3.context_length': 40_960 } },
  '/v1/chat/completions': { choices: [{ message: { content: '{"ok": true}' } }] },
};
const server = http.createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { error: 'not found' }));
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => server.close());

describe('a model that is named', () => {
  it('is asked at Ollama’s address, with less of the book where its context is small', async () => {
    const { env, notes } = await chooseModel('ollama/qwen3:8b', { OLLAMA_HOST: host });
    expect(env).toEqual({ OPENAI_BASE_URL: `http://${host}/v1`, OPENAI_MODEL: 'qwen3:8b', OPENAI_CONTEXT: '4000' });
    expect(notes.join()).toContain('4096 tokens');
  });

  it('that is missing is said with what to do', async () => {
    await expect(chooseModel('ollama/gemma3', { OLLAMA_HOST: host })).rejects.toThrow(/ollama pull gemma3.*qwen3:8b/);
    await expect(chooseModel('ollama/qwen3:8b', { OLLAMA_HOST: '127.0.0.1:9' })).rejects.toThrow('ollama serve');
    await expect(chooseModel('qwen3:8b', {})).rejects.toThrow('ollama/qwen3:8b');
  });

  it('of OpenAI needs a key alone', async () => {
    expect(await chooseModel('gpt-5.4-mini', { OPENAI_API_KEY: 'k' })).toEqual({
      env: { OPENAI_MODEL: 'gpt-5.4-mini' },
      notes: [],
    });
  });
});

describe('a model that could be used', () => {
  it('is noticed, with the command for it', async () => {
    expect(await noticeModel({ OLLAMA_HOST: host })).toContain('npm start -- --model ollama/qwen3:8b');
    expect(await noticeModel({ OPENAI_BASE_URL: `http://${host}/v1` })).toContain('--model qwen3:8b');
  });

  it('is not spoken of where one is used, or none is there', async () => {
    expect(await noticeModel({ OLLAMA_HOST: host, OPENAI_API_KEY: 'k' })).toBeNull();
    expect(await noticeModel({ OLLAMA_HOST: '127.0.0.1:9' })).toBeNull();
  });
});

it('a server that takes schemas is told from one that does not', async () => {
  expect(await takesSchemas(`http://${host}/v1`, 'qwen3:8b')).toBe(true);
  answers['/v1/chat/completions'] = { error: { message: 'response_format is not supported' } };
  expect(await takesSchemas(`http://${host}/v1`, 'qwen3:8b')).toBe(false);
});
