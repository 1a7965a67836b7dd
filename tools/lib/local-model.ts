/** Models that run on this machine, or on any server that speaks OpenAI's Chat Completions: found, named, and looked over. */
import { Missing } from './prepare.mjs';

/** Where Ollama listens unless it is told otherwise. */
const OLLAMA = 'http://127.0.0.1:11434';
const LOOK_MS = 1_500;
/** A model that has not been loaded yet takes its time for the first word. */
const PROBE_MS = 120_000;
/** With fewer tokens of context the excerpts that Folio sends by default don't fit beside the instructions and the reply. */
const CONTEXT_TOKENS = 8_000;
/** What is sent then (`OPENAI_CONTEXT`, characters). */
const SMALL_CONTEXT = '4000';

type Env = Record<string, string | undefined>;

/** A model as it was named, and what should be known of it. */
export interface ChosenModel {
  /** The variables that have Folio ask it. */
  env: { OPENAI_BASE_URL?: string; OPENAI_MODEL: string; OPENAI_CONTEXT?: string };
  /** One sentence each, with what to do. */
  notes: string[];
}

const ollamaAt = (env: Env): string => {
  const host = env.OLLAMA_HOST?.trim();
  return host ? (/^https?:/.test(host) ? host : `http://${host}`).replace(/\/+$/, '') : OLLAMA;
};

/** The names of the models that a server has; null where nobody answers there, or no such server. */
async function modelsAt(baseURL: string, key?: string): Promise<string[] | null> {
  const body = await json(`${baseURL}/models`, { ...(key && { headers: { authorization: `Bearer ${key}` } }) });
  const data: unknown = isObject(body) ? body.data : null;
  return Array.isArray(data)
    ? data.flatMap((one: unknown) => (isObject(one) && typeof one.id === 'string' ? [one.id] : []))
    : null;
}

/**
 * The model that `--model NAME` names: `ollama/qwen3:8b`, or one of the server at `OPENAI_BASE_URL`, or of OpenAI's.
 * @throws Missing where it is not there, with what to do
 */
export async function chooseModel(name: string, env: Env): Promise<ChosenModel> {
  const ofOllama = name.startsWith('ollama/');
  const model = ofOllama ? name.slice('ollama/'.length) : name.replace(/^openai\//, '');
  const base = ofOllama ? `${ollamaAt(env)}/v1` : env.OPENAI_BASE_URL?.replace(/\/+$/, '');
  if (base === undefined) {
    if (!env.OPENAI_API_KEY)
      throw new Missing(
        `No server is named for ${model}: write ollama/${model}, or set OPENAI_BASE_URL, or OPENAI_API_KEY for OpenAI.`,
      );
    return { env: { OPENAI_MODEL: model }, notes: [] };
  }
  const models = await modelsAt(base, env.OPENAI_API_KEY);
  if (models === null)
    throw new Missing(
      ofOllama
        ? `Ollama does not answer at ${base}: start it with "ollama serve".`
        : `No model answers at ${base}: start that server, or set OPENAI_BASE_URL to where it is.`,
    );
  const known = models.find((one) => one === model || one === `${model}:latest`);
  if (known === undefined)
    throw new Missing(
      `There is no model ${model} at ${base}: ${ofOllama ? `fetch it with "ollama pull ${model}"` : 'load it there'}${models.length > 0 ? `, or use ${models.slice(0, 5).join(', ')}` : ''}.`,
    );
  const context = ofOllama ? await contextOf(ollamaAt(env), known) : null;
  const notes =
    context !== null && context < CONTEXT_TOKENS
      ? [
          `${known} has ${context} tokens of context, so less of the book is sent with a question; OLLAMA_CONTEXT_LENGTH=16384 for "ollama serve" lets it take all.`,
        ]
      : [];
  return {
    env: {
      OPENAI_BASE_URL: base,
      OPENAI_MODEL: known,
      ...(notes.length > 0 && env.OPENAI_CONTEXT === undefined && { OPENAI_CONTEXT: SMALL_CONTEXT }),
    },
    notes,
  };
}

/** How many tokens Ollama gives a model: as it is loaded now, or set for it; null where neither tells. */
async function contextOf(ollama: string, model: string): Promise<number | null> {
  const running = await json(`${ollama}/api/ps`);
  const models: unknown = isObject(running) ? running.models : null;
  for (const one of Array.isArray(models) ? (models as unknown[]) : [])
    if (isObject(one) && one.name === model && typeof one.context_length === 'number') return one.context_length;
  const shown = await json(`${ollama}/api/show`, { method: 'POST', body: JSON.stringify({ model }) });
  if (!isObject(shown)) return null;
  const set = /^num_ctx\s+(\d+)/m.exec(typeof shown.parameters === 'string' ? shown.parameters : '')?.[1];
  if (set !== undefined) return Number(set);
  const most = Object.entries(isObject(shown.model_info) ? shown.model_info : {}).find(([key]) =>
    key.endsWith('.context_length'),
  )?.[1];
  return typeof most === 'number' && most < CONTEXT_TOKENS ? most : null;
}

/**
 * A sentence on a model that could be used and is not: of Ollama on this machine, or of a server that is named without a model;
 * null where there is none, or one is used.
 */
export async function noticeModel(env: Env): Promise<string | null> {
  if (env.OPENAI_API_KEY) return null;
  const set = env.OPENAI_BASE_URL?.replace(/\/+$/, '');
  if (set) {
    if (env.OPENAI_MODEL) return null;
    const first = (await modelsAt(set))?.find(canWrite);
    return first === undefined ? null : `The server at ${set} has ${first}: npm start -- --model ${first} asks it.`;
  }
  const models = await modelsAt(`${ollamaAt(env)}/v1`);
  const first = models?.find(canWrite);
  return first === undefined
    ? null
    : `Ollama is running here with ${first}: npm start -- --model ollama/${first} has it answer and ask.`;
}

/** Models that only measure texts are named for it. */
const canWrite = (name: string) => !/embed/i.test(name);

/** Whether a server takes a JSON schema; null where it did not answer in time. */
export async function takesSchemas(baseURL: string, model: string, key?: string): Promise<boolean | null> {
  const schema = {
    type: 'object',
    properties: { ok: { type: 'boolean' } },
    required: ['ok'],
    additionalProperties: false,
  };
  const body = await json(`${baseURL}/chat/completions`, {
    method: 'POST',
    timeout: PROBE_MS,
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      messages: [{ role: 'user', content: 'Reply with {"ok": true}.' }],
      max_tokens: 400,
      response_format: { type: 'json_schema', json_schema: { name: 'probe', strict: true, schema } },
    }),
  });
  if (body === null) return null;
  const choices: unknown = isObject(body) ? body.choices : null;
  const [first]: unknown[] = Array.isArray(choices) ? (choices as unknown[]) : [];
  const message: unknown = isObject(first) ? first.message : null;
  return isObject(message) && typeof message.content === 'string' && /"ok"\s*:/.test(message.content);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** JSON of an address, also of a refusal; null where nothing answers in time, or no JSON. */
async function json(
  url: string,
  { timeout = LOOK_MS, ...init }: RequestInit & { timeout?: number } = {},
): Promise<unknown> {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    return await reply.json();
  } catch {
    return null;
  }
}
