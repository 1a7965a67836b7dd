/** One try of one call, whole or as it comes, in one shape. */
import type OpenAI from 'openai';
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageFunctionToolCall,
} from 'openai/resources/chat/completions';
import { NoReply, ReplyTooLong, StreamCut } from './client.ts';
import type { Usage } from './models.ts';

export type Request = Omit<ChatCompletionCreateParamsNonStreaming, 'stream' | 'stream_options'>;
type Finish = 'stop' | 'length' | 'content_filter' | 'tool_calls' | 'function_call';

interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

export interface Completion {
  text: string;
  /** The model's own words where it won't answer. */
  refusal: string | null;
  toolCalls: ToolCall[];
  finish: Finish;
  /** As the server counted; null where it didn't. */
  usage: Usage | null;
}

/** @param onText told the whole text so far whenever there is more; the server is asked to stream only where it is given */
export function attempt(
  openai: OpenAI,
  request: Request,
  signal: AbortSignal,
  onText?: (text: string) => void,
  counted = true,
): Promise<Completion> {
  return onText ? streamed(openai, request, signal, onText, counted) : whole(openai, request, signal);
}

/** What a server counted; null where it counted nothing, or something that is no count. */
function usageOf(usage: { prompt_tokens?: unknown; completion_tokens?: unknown } | null | undefined): Usage | null {
  const { prompt_tokens: prompt, completion_tokens: completion = 0 } = usage ?? {};
  return isCount(prompt) && isCount(completion) ? { prompt, completion } : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** No token of any model's is this long on average (characters): a text beyond is not what was asked for. */
const MOST_CHARS_A_TOKEN = 16;
const mostChars = (request: Request): number =>
  MOST_CHARS_A_TOKEN * (request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY);

async function whole(openai: OpenAI, request: Request, signal: AbortSignal): Promise<Completion> {
  const reply = await openai.chat.completions.create({ ...request, stream: false }, { signal });
  // The package passes on whatever came, a page of HTML as a string.
  if (!Array.isArray(reply?.choices)) throw new NoReply();
  const [choice] = reply.choices;
  const calls = (choice?.message?.tool_calls ?? []).filter(
    (call): call is ChatCompletionMessageFunctionToolCall => call.type === 'function',
  );
  const text = choice?.message?.content ?? '';
  const most = mostChars(request);
  return {
    // As a stream that goes on beyond it: what has come by then is kept, as a reply that was cut short.
    text: text.slice(0, most),
    refusal: choice?.message?.refusal ?? null,
    toolCalls: calls.map(({ id, function: { name, arguments: args } }) => ({ id, name, arguments: args })),
    finish: text.length > most ? 'length' : (choice?.finish_reason ?? 'stop'),
    usage: usageOf(reply.usage),
  };
}

async function streamed(
  openai: OpenAI,
  request: Request,
  signal: AbortSignal,
  onText: (text: string) => void,
  counted: boolean,
): Promise<Completion> {
  const options = counted ? { stream_options: { include_usage: true } } : {};
  const chunks = await openai.chat.completions.create({ ...request, ...options, stream: true }, { signal });
  const done: Completion = { text: '', refusal: null, toolCalls: [], finish: 'length', usage: null };
  const most = mostChars(request);
  let finished = false;
  let answered = false;
  try {
    for await (const chunk of chunks) {
      answered ||= Array.isArray(chunk?.choices);
      done.usage = usageOf(chunk.usage) ?? done.usage;
      const [choice] = chunk.choices ?? [];
      if (choice?.finish_reason) {
        finished = true;
        done.finish = choice.finish_reason;
      }
      if (choice?.delta?.refusal) done.refusal = (done.refusal ?? '') + choice.delta.refusal;
      for (const { index, id, function: part } of choice?.delta?.tool_calls ?? []) {
        done.toolCalls[index] ??= { id: id ?? '', name: '', arguments: '' };
        const call = done.toolCalls[index];
        call.name += part?.name ?? '';
        call.arguments += part?.arguments ?? '';
      }
      if (choice?.delta?.content) {
        done.text += choice.delta.content;
        if (done.text.length > most) throw new ReplyTooLong();
        onText(done.text);
      }
    }
    if (!answered) throw new NoReply();
    if (!finished) throw new StreamCut();
    signal.throwIfAborted();
  } catch (error) {
    // What has come is kept as a reply that was cut short; only a reply of which nothing has come is asked for again.
    if (done.text === '') throw error;
    if (!finished) throw new CutShort({ ...done, toolCalls: [] }, { cause: error });
  }
  done.toolCalls = done.toolCalls.filter(Boolean);
  return done;
}

/** A stream that broke or was stopped after some of it had come. */
export class CutShort extends Error {
  override name = 'CutShort';
  readonly received: Completion;
  constructor(received: Completion, options: ErrorOptions) {
    super('The reply was cut short.', options);
    this.received = received;
  }
}
