/**
 * Bodies of requests. The platform takes each in, whole, before a function sees the request, and answers a malformed one by
 * itself; here they are left unread until the caller is known, and read no further than the call may be long.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { servesHttp } from '../config.ts';
import { MAX_JSON_BYTES, MAX_UPLOAD_BYTES } from '../contract/limits.ts';
import type { AppError } from '../platform/errors.ts';

/** A request as Cloud Functions hands it over; with `rawBody` where its body was taken in already. */
export type PlatformRequest = IncomingMessage & { rawBody?: Buffer };

/** Room for multipart framing round the largest file. */
export const MAX_MULTIPART_BYTES = MAX_UPLOAD_BYTES + 256 * 1024;

/** A header as it was sent (the one in `headers` may be hidden, see below). */
function sentHeader(request: IncomingMessage, name: string): string | undefined {
  const at = request.rawHeaders.findIndex((text, i) => i % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? undefined : request.rawHeaders[at + 1];
}

/** The content type as it was sent. */
export const sentContentType = (request: IncomingMessage): string | undefined => sentHeader(request, 'content-type');

/** Whether a body was announced as longer than so many bytes. */
export const announcedOver = (request: IncomingMessage, most: number): boolean =>
  Number(sentHeader(request, 'content-length') ?? 0) > most;

/**
 * Hides every body from the platform's parsers, which look for these two headers before they read. Node tells of each request
 * before anything else sees it.
 */
export function leaveBodiesUnread(): void {
  if (!servesHttp()) return;
  subscribe('http.server.request.start', (message) => {
    // Node documents this channel's message as { request, response, socket, server }; channels are untyped.
    const { headers } = (message as { request: IncomingMessage }).request;
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}

/**
 * Hands over a body a piece at a time, and no more of it than allowed: what comes beyond is dropped as it comes, and Node itself
 * hangs up on a request that has not ended after five minutes.
 * @param most bytes
 * @param tooLarge what to throw for more
 * @throws `tooLarge()`; Error where the client breaks off
 */
export function takeBody(
  request: PlatformRequest,
  most: number,
  tooLarge: () => AppError,
  take: (chunk: Buffer) => void,
): Promise<void> {
  const { rawBody } = request;
  if (announcedOver(request, most) || (rawBody && rawBody.length > most)) return Promise.reject(tooLarge());
  if (rawBody) {
    take(rawBody);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    let come = 0;
    const end = (settle: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      // Nobody listens any more: what is still to come is read and forgotten.
      request.resume();
      settle();
    };
    const onData = (chunk: Buffer) => {
      come += chunk.length;
      if (come > most) end(() => reject(tooLarge()));
      else take(chunk);
    };
    const onEnd = () => end(resolve);
    const onGone = () => end(() => reject(new Error('The request broke off.')));
    if (request.readableEnded || request.destroyed) onGone();
    else request.on('data', onData).once('end', onEnd).once('error', onGone).once('close', onGone);
  });
}

/** A JSON body's bytes. @throws as `takeBody` */
export async function takeJson(request: PlatformRequest, tooLarge: () => AppError): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await takeBody(request, MAX_JSON_BYTES, tooLarge, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}
