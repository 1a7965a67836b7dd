/** How the stand-in answers: sensibly, whole or as a stream, or with a fault; always in shapes that the description allows. */
import type { ServerResponse } from 'node:http';
import { description } from './description.ts';
import { type Said, type SentMessage, sensible } from './replies.ts';

export interface Sent {
  model: string;
  messages: SentMessage[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema: unknown } };
  [field: string]: unknown;
}

/** What to do instead of a sensible reply. `then` says what after, `said` is another reply, the rest is what its name says. */
export type Fault =
  | {
      status: number;
      code?: string | null;
      type?: string;
      message?: string;
      param?: string;
      headers?: Record<string, string>;
    }
  | { reset: 'before' | 'in the middle' }
  | { hang: true }
  /** Sends what a sensible reply begins with, then nothing more. */
  | { drip: number }
  | { cut: number }
  | { refusal: string }
  | { filtered: true }
  | { text: string }
  /** Anything at all, as whatever is found at a wrong address would answer. */
  | { body: string; as: string }
  /** Goes on with what a reply begins with, so many bytes or until the client hangs up. */
  | { endless: number }
  | { tool: string; arguments: unknown }
  | { said: (sent: Sent, sensibly: () => unknown) => unknown };

/** Answers an error, in the description's shape. */
export function fail(response: ServerResponse, fault: Extract<Fault, { status: number }>): void {
  const {
    status,
    code = null,
    type = 'invalid_request_error',
    message = 'Something is wrong.',
    param = null,
    headers = {},
  } = fault;
  const body = { error: { message, type, param, code } };
  assertKept(description().error(body));
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Answers a request sensibly, or as the fault says. */
export async function reply(response: ServerResponse, sent: Sent, fault: Fault | undefined): Promise<void> {
  if (fault && 'status' in fault) return fail(response, fault);
  if (fault && 'hang' in fault) return;
  if (fault && 'reset' in fault && fault.reset === 'before') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (fault && 'body' in fault) {
    response.writeHead(200, { 'content-type': fault.as }).end(fault.body);
    return;
  }
  if (fault && 'endless' in fault) return runOn(response, sent, fault.endless);
  const said = sayingOf(sent, fault);
  const whole = 'json' in said ? JSON.stringify(said.json) : '';
  const text = fault && 'text' in fault ? fault.text : fault && 'cut' in fault ? whole.slice(0, fault.cut) : whole;
  const message = {
    content: fault && 'refusal' in fault ? null : 'tool' in said ? null : text,
    refusal: fault && 'refusal' in fault ? fault.refusal : null,
    ...('tool' in said && { tool_calls: [callOf(said)] }),
  };
  const finish =
    fault && 'cut' in fault
      ? 'length'
      : fault && 'filtered' in fault
        ? 'content_filter'
        : 'tool' in said
          ? 'tool_calls'
          : 'stop';
  const usage = usageOf(JSON.stringify(sent.messages), text);
  const head = { id: 'chatcmpl-stand-in', created: 1_800_000_000, model: sent.model };
  if (sent.stream) {
    await stream(response, sent, { head, message, finish, usage }, fault);
    return;
  }
  const body = {
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: finish, logprobs: null, message: { role: 'assistant', ...message } }],
    usage,
  };
  assertKept(description().reply(body));
  response.writeHead(200, { 'content-type': 'application/json' });
  const bytes = JSON.stringify(body);
  if (fault && ('reset' in fault || 'drip' in fault)) {
    response.write(bytes.slice(0, 'drip' in fault ? fault.drip : bytes.length >> 1));
    if ('reset' in fault) setImmediate(() => response.socket?.resetAndDestroy());
    return;
  }
  response.end(bytes);
}

/** Writes on as long as somebody listens. */
async function runOn(response: ServerResponse, { model, stream }: Sent, bytes: number): Promise<void> {
  const head = { id: 'chatcmpl-stand-in', created: 1_800_000_000, model };
  const content = 'and so on '.repeat(1_000);
  const chunk = {
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  };
  response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' });
  if (!stream)
    response.write(`{"id":"${head.id}","object":"chat.completion","choices":[{"index":0,"message":{"content":"`);
  const piece = stream ? `data: ${JSON.stringify(chunk)}\n\n` : content;
  for (let sent = 0; sent < bytes && !response.closed; sent += piece.length)
    await new Promise<void>((written) => {
      response.once('close', () => written());
      response.write(piece, () => written());
    });
  response.end();
}

interface Told {
  head: { id: string; created: number; model: string };
  message: { content: string | null; refusal: string | null; tool_calls?: ReturnType<typeof callOf>[] };
  finish: string;
  usage: object;
}

const PIECE = 24;

async function stream(
  response: ServerResponse,
  sent: Sent,
  { head, message, finish, usage }: Told,
  fault: Fault | undefined,
) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (choices: object[], more: object = {}) => {
    const chunk = { ...head, object: 'chat.completion.chunk', choices, ...more };
    assertKept(description().chunk(chunk));
    return new Promise<void>((written) => response.write(`data: ${JSON.stringify(chunk)}\n\n`, () => written()));
  };
  const delta = (delta: object, finish_reason: string | null = null) => send([{ index: 0, delta, finish_reason }]);
  await delta({ role: 'assistant', content: '' });
  const text = message.content ?? '';
  const most = fault && 'drip' in fault ? fault.drip : fault && 'reset' in fault ? text.length / 2 : text.length;
  for (let at = 0; at < most && !response.closed; at += PIECE)
    await delta({ content: text.slice(at, Math.min(most, at + PIECE)) });
  if (fault && 'drip' in fault) return;
  if (fault && 'reset' in fault) {
    response.socket?.resetAndDestroy();
    return;
  }
  if (message.refusal) await delta({ refusal: message.refusal });
  for (const [index, call] of (message.tool_calls ?? []).entries()) await delta({ tool_calls: [{ index, ...call }] });
  await delta({}, finish);
  if (sent.stream_options?.include_usage) await send([], { usage });
  response.end('data: [DONE]\n\n');
}

function sayingOf(sent: Sent, fault: Fault | undefined): Said {
  const sensibly = () => sensible(sent.messages);
  if (fault && 'tool' in fault && sent.tool_choice !== 'none') return fault;
  if (fault && 'said' in fault) {
    return {
      json: fault.said(sent, () => {
        const said = sensibly();
        return 'json' in said ? said.json : undefined;
      }),
    };
  }
  return sensibly();
}

/** What a picture of a page counts as. */
const PICTURE_TOKENS = 2_000;

let calls = 0;
const callOf = (said: Extract<Said, { tool: string }>) => ({
  id: `call_${++calls}`,
  type: 'function' as const,
  function: { name: said.tool, arguments: JSON.stringify(said.arguments) },
});

/** As OpenAI counts English: four characters a token, and a picture by its size in pixels, which are those of a page. */
const usageOf = (prompt: string, text: string) => {
  const pictures = prompt.match(/data:image[^"]*/g) ?? [];
  const words = prompt.length - pictures.join('').length;
  const prompt_tokens = Math.ceil(words / 4) + PICTURE_TOKENS * pictures.length;
  const completion_tokens = Math.ceil(text.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};

/** Our own replies keep to the description, else the test is worth nothing. */
function assertKept(faults: string[]): void {
  if (faults.length > 0) throw new Error(`The stand-in breaks the description: ${faults.join('; ')}`);
}
