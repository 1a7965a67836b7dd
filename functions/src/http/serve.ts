/** Serves the calls of one group: who, what, the handler, the reply. The only place where errors become replies. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { api, type CallName } from '../contract/api.ts';
import { STATUS_OF } from '../contract/errors.ts';
import { MAX_JSON_BYTES } from '../contract/limits.ts';
import type { PartialAnswer } from '../contract/stream.ts';
import { AppError, asAppError, unauthenticated } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { describeError, log } from '../platform/log.ts';
import { isClosed } from '../stores/closures.ts';
import { keepPace } from '../stores/pace.ts';
import { APP_CHECK_HEADER, checkApp } from './app-check.ts';
import { announcedOver, type PlatformRequest } from './bodies.ts';
import { input, surroundings } from './context.ts';
import { corsHeaders } from './cors.ts';
import { endWithError, endWithReply, isStreaming, sendPartialAnswer, takesStream } from './event-stream.ts';
import { bearer, identify } from './identify.ts';
import { jsonTooLarge } from './input.ts';
import { matchCall, type Target } from './match.ts';
import { EVERY_REPLY, sendBinary, sendError, sendJson } from './reply.ts';
import type { BinaryReply, CallContext, CallsOf, Handler, Handlers } from './route.ts';

export type Serve = (request: PlatformRequest, response: ServerResponse) => Promise<void>;

/**
 * @param group the part of the call names before the dot
 * @param handlers one for every call of the group
 * @returns what the function runs for each request; it answers, it never throws
 */
export function serveGroup<G extends string>(group: G, handlers: Handlers<G>): Serve {
  // Object.keys forgets which strings the keys are; Handlers<G> has exactly the calls of the group.
  const calls = Object.keys(handlers) as CallsOf<G>[];
  return async (request, response) => {
    const began = performance.now();
    const id = randomUUID();
    const headers = { ...EVERY_REPLY, 'X-Request-Id': id, ...corsHeaders(request.headers.origin) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.removeHeader('X-Powered-By');
    const call = { name: group as string, status: 0 };
    try {
      await answer(request, response, calls, (target) => {
        call.name = target.name;
        // TypeScript cannot follow that a name picks its own handler out of the mapped type; the table typed both.
        return handlers[target.name as CallsOf<G>] as unknown as Handler<CallName>;
      });
      call.status = response.statusCode;
    } catch (error) {
      call.status = failed(response, error, { request_id: id, call: call.name });
    }
    const ms = Math.round(performance.now() - began);
    log('INFO', 'call', { request_id: id, call: call.name, method: request.method, status: call.status, ms });
  };
}

/** In the log only, as nginx counts it: nobody was there to be answered. */
const CLIENT_GONE = 499;

/** Turns what was thrown into the reply, or cuts a reply that has begun. Returns the status for the log. */
function failed(response: ServerResponse, thrown: unknown, context: Record<string, unknown>): number {
  if (response.closed) {
    log('INFO', 'client gone', context);
    return CLIENT_GONE;
  }
  const error = asAppError(thrown);
  const status = error.status ?? STATUS_OF[error.code];
  const details = { ...error.logDetails, ...(error.cause === undefined ? {} : describeError(error.cause)) };
  const severity = status >= 500 ? 'ERROR' : 'INFO';
  log(severity, 'call failed', { ...context, status, reason: error.code, ...details });
  if (isStreaming(response)) endWithError(response, error);
  else if (response.headersSent) response.destroy();
  else sendError(response, error);
  return status;
}

/** What a token is asked about once more, for whom it was revoked or whose user was disabled: writes, files, the account itself. */
const asksTwice = (name: CallName): boolean =>
  api[name].method !== 'GET' || api[name].response === 'binary' || name.startsWith('account.');

/**
 * A token outlives its account: it must not write anything new, and it counts no calls.
 * @throws AppError `unauthenticated` where the account was closed, `limit` for a call that comes too soon
 */
async function mayCall(uid: string, name: CallName): Promise<void> {
  const call = api[name];
  if ('pace' in call) await keepPace(uid, call.pace);
  else if (call.method !== 'GET' && name !== 'account.delete' && (await isClosed(uid)))
    throw unauthenticated('account closed');
}

async function answer(
  request: PlatformRequest,
  response: ServerResponse,
  calls: readonly CallName[],
  handlerOf: (target: Target) => Handler<CallName>,
): Promise<void> {
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  // A group that takes no files needs no token to say so.
  const takesFiles = calls.some((name) => 'upload' in api[name]);
  if (!takesFiles && announcedOver(request, MAX_JSON_BYTES)) throw jsonTooLarge();
  const url = new URL(`http://localhost/${(request.url ?? '').replace(/^\/+/, '')}`);
  const match = matchCall(calls, method, url.pathname);
  if (!match) throw new AppError('not_found', 'There is nothing at this address.');
  if ('allow' in match) {
    const headers = { Allow: match.allow.join(', ') };
    throw new AppError('method_not_allowed', 'This address does not take that kind of request.', { headers });
  }
  const { target } = match;
  const handler = handlerOf(target);
  const call = api[target.name];
  if (target.name !== 'health.get') await checkApp(request.headers[APP_CHECK_HEADER]);
  const student =
    call.auth === 'student' ? await identify(bearer(request.headers.authorization), asksTwice(target.name)) : undefined;
  if (!Object.values(target.params).every(isId)) throw new AppError('not_found', 'There is nothing at this address.');
  if (student) await mayCall(student.uid, target.name);

  const given = { params: target.params, ...(await input(target.name, request, url)) };
  const around = surroundings(request, response, url);
  const streams = 'streams' in call && takesStream(request) && !around.viaHosting;
  const onPartialAnswer = streams ? (told: PartialAnswer) => sendPartialAnswer(response, told) : undefined;
  const context = { student, ...given, ...around, onPartialAnswer };
  // Each part was parsed by the table's own schema for this call.
  const result = await handler(context as unknown as CallContext<CallName>);
  for (const [name, value] of context.replyHeaders) response.setHeader(name, value);
  if (call.response === 'binary') {
    // The handler of a binary call returns this, by its type.
    await sendBinary(response, result as unknown as BinaryReply, method === 'HEAD');
    return;
  }
  const reply = call.response.safeParse(result);
  if (!reply.success) {
    const issues = reply.error.issues.slice(0, 5).map(({ code, path }) => `${path.join('.')}: ${code}`);
    throw new AppError('internal', 'Something went wrong on our side. Please try again.', { log: { reply: issues } });
  }
  if (isStreaming(response)) return endWithReply(response, reply.data);
  sendJson(response, 'status' in call && typeof call.status === 'number' ? call.status : 200, reply.data);
}
