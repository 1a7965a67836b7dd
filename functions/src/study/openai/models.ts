/** Which model does which task, with what it costs. All of it can be set otherwise. */
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import * as z from 'zod/mini';
import { modelServer, modelSetting } from '../../config.ts';

export type ModelTask = 'answer' | 'understand' | 'questions' | 'mark' | 'converse' | 'topics' | 'pages';

/** Small models of the current family: quick enough for the time a call has, and they keep to a strict schema. */
const MODEL: Record<ModelTask, string> = {
  answer: 'gpt-5.4-mini',
  understand: 'gpt-5.4-nano',
  questions: 'gpt-5.4-mini',
  mark: 'gpt-5.4-mini',
  converse: 'gpt-5.4-mini',
  topics: 'gpt-5.4-nano',
  pages: 'gpt-5.4-mini',
};

/** `OPENAI_MODEL_<TASK>`, else `OPENAI_MODEL`, else our choice. */
export const modelFor = (task: ModelTask): string =>
  modelSetting(`OPENAI_MODEL_${task.toUpperCase()}`) ?? modelSetting('OPENAI_MODEL') ?? MODEL[task];

/** Whether a model thinks before it writes: such models take an effort and no temperature. */
const thinks = (model: string) => /^(?:gpt-5|o\d)/.test(model);

/** Chat Completions refuses tools of these where they are to think as well (openai-openapi issue 541; gpt-5.6 unless told "none"). */
const THINKS_OR_USES_TOOLS = /^gpt-5\.\d/;

/** What of a book is sent with a question (characters): the answer is in 9,000 as often as in more, at a third of a cent. */
const CONTEXT_CHARS = 9_000;
/** A model that takes less than this can't be given what an answer needs. */
const LEAST_CONTEXT = 1_500;

/** `OPENAI_CONTEXT`, for models that take little: fewer, better excerpts. */
export function contextChars(): number {
  const set = Number(modelSetting('OPENAI_CONTEXT') ?? Number.NaN);
  return Number.isFinite(set) ? Math.max(LEAST_CONTEXT, Math.round(set)) : CONTEXT_CHARS;
}

type Manner = Pick<
  ChatCompletionCreateParams,
  'reasoning_effort' | 'temperature' | 'max_tokens' | 'max_completion_tokens'
>;

/**
 * How a model is to go about it. Little thought, since a student waits; no chance in what is said of a book. Servers
 * other than OpenAI's know the older name of the limit, most of them.
 * @param otherName the server has refused the name of the limit that was to be expected
 */
export function mannerOf(model: string, maxTokens: number, hasTools: boolean, otherName: boolean): Manner {
  const manner: Manner = thinks(model)
    ? { reasoning_effort: hasTools && THINKS_OR_USES_TOOLS.test(model) ? ('none' as const) : effort() }
    : { temperature: Number(modelSetting('OPENAI_TEMPERATURE') ?? 0.2) };
  const older = typeof modelServer()?.baseURL === 'string' ? !otherName : otherName;
  const limit = older ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens };
  return { ...manner, ...limit };
}

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
const effort = () => EFFORTS.find((known) => known === modelSetting('OPENAI_REASONING')) ?? 'low';

/**
 * US dollars for a million tokens: sent, and got. OpenAI's price list (developers.openai.com/api/docs/pricing) as quoted
 * in the autumn of 2026. Prices change: `OPENAI_PRICES` sets others, as JSON: {"model": [sent, got], …}.
 */
const PRICES: Record<string, readonly [number, number]> = {
  'gpt-5.4': [2.5, 15],
  'gpt-5.4-mini': [0.75, 4.5],
  'gpt-5.4-nano': [0.2, 1.25],
  'gpt-5-mini': [0.25, 2],
  'gpt-4.1': [2, 8],
};

export interface Usage {
  prompt: number;
  completion: number;
}

/** What a call cost in US dollars; null where the model's price isn't known. */
export function costOf(model: string, { prompt, completion }: Usage): number | null {
  const price = setPrices()[model] ?? PRICES[model];
  return price ? (prompt * price[0] + completion * price[1]) / 1e6 : null;
}

const SetPrices = z.record(z.string(), z.tuple([z.number(), z.number()]));

function setPrices(): Record<string, readonly [number, number]> {
  try {
    return SetPrices.parse(JSON.parse(modelSetting('OPENAI_PRICES') ?? '{}'));
  } catch {
    return {};
  }
}

/** A cautious guess of how many tokens a text is: one for three bytes of UTF-8 (English has four, Chinese three to a token). */
export const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

/** What a picture of a page is at most: OpenAI cuts one into 32-pixel patches, 2,500 or fewer, and may count each 1.2 times. */
const PICTURE_TOKENS = 3_000;

/** A cautious guess of how many tokens are sent with these parts of a request, pictures among them. */
export function tokensSent(...parts: unknown[]): number {
  let pictures = 0;
  const words = JSON.stringify(parts, (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('data:image/')) return value;
    pictures++;
    return '';
  });
  return tokensIn(words) + pictures * PICTURE_TOKENS;
}
