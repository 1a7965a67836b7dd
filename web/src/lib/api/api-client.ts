import {
  type Api,
  api,
  type BodyIn,
  type CallName,
  type Params,
  type ParamsOf,
  type QueryIn,
  type Reply,
} from '@contract/api.ts';
import { addressOf } from './address.ts';
import { type ApiError, badReply, errorOfReply, networkError } from './api-error.ts';
import { askedAhead } from './asked-ahead.ts';
import { sendAuthorized } from './authorized.ts';

/** Calls that answer with JSON and take no file. */
export type JsonCall = {
  [N in CallName]: Api[N] extends { response: 'binary' } | { upload: 'multipart' } ? never : N;
}[CallName];

interface Options {
  signal?: AbortSignal;
  /** Further headers, such as `Idempotency-Key`. */
  headers?: Record<string, string>;
}

/** `K: T` where the call has that part; may be left out where nothing in it is required. */
type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What call `N` takes: exactly the parts its row of the table has. */
type Input<N extends CallName> = Options &
  ([ParamsOf<Api[N]['path']>] extends [never] ? unknown : { params: Params<N> }) &
  Part<'query', QueryIn<N>> &
  Part<'body', BodyIn<N>>;

type Arguments<N extends CallName> = Options extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/** The parts of any input, as the sending code sees them. */
interface LooseInput extends Options {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Whether the caller gave up. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** fetch, with a missing connection as an ApiError; an abort stays the AbortError it is. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw isAbort(cause) ? cause : networkError(cause);
  }
}

/** The ApiError of a reply that is not a success. */
export async function errorOf(reply: Response): Promise<ApiError> {
  const text = await reply.text().catch(() => '');
  return errorOfReply({ status: reply.status, text, header: (name) => reply.headers.get(name) });
}

/**
 * Calls the service: `call('upload.info', { params: { id } })`. The table types what goes in and what comes out, and
 * the reply is parsed with the table's schema.
 *
 * @throws ApiError the server's refusal, no connection, or a reply that breaks the contract
 * @throws DOMException `AbortError` when `signal` aborts, or the student left meanwhile
 */
export async function call<N extends JsonCall>(name: N, ...[given]: Arguments<N>): Promise<Reply<N>> {
  // Every Input<N> is a LooseInput; TypeScript cannot see it through the conditional types.
  const input = (given ?? {}) as LooseInput;
  const { method, response } = api[name];
  const address = addressOf(name, input.params, input.query);
  const reply = await sendAuthorized(
    async (authorization, signal) =>
      (await askedAhead(address, { method, signal, proof: authorization })) ??
      reach(address, {
        method,
        signal,
        headers: {
          Accept: 'application/json',
          ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...input.headers,
          ...authorization,
        },
        body: input.body === undefined ? null : JSON.stringify(input.body),
      }),
    input,
  );
  if (!reply.ok) throw await errorOf(reply);
  return parseReply<N>(response, reply);
}

/** The JSON of a reply, checked against the table's schema of that call. @throws ApiError `bad_reply` */
export async function parseReply<N extends JsonCall>(schema: Api[N]['response'], reply: Response): Promise<Reply<N>> {
  const json: unknown = await reply.json().catch((cause) => {
    throw isAbort(cause) ? cause : badReply(reply.status, cause);
  });
  return checked<N>(schema, reply.status, json);
}

/** What a call answered, checked against the table's schema of that call. @throws ApiError `bad_reply` */
export function checked<N extends JsonCall>(schema: Api[N]['response'], status: number, json: unknown): Reply<N> {
  if (typeof schema === 'string') throw new Error('a binary call has no JSON reply');
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw badReply(status, parsed.error);
  // The schema is the very one that Reply<N> is inferred from.
  return parsed.data as Reply<N>;
}
