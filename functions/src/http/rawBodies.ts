import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { servesHttp } from '../config.ts';
import { MAX_UPLOAD_BYTES } from '../contract/limits.ts';

/** Room for multipart framing round the largest file. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 256 * 1024;

/** The content type as it was sent (the one in `headers` may have been changed, see below). */
export function sentContentType(request: IncomingMessage): string | undefined {
  const at = request.rawHeaders.findIndex((text, i) => i % 2 === 0 && text.toLowerCase() === 'content-type');
  return at < 0 ? undefined : request.rawHeaders[at + 1];
}

/** Whether the body was announced as larger than anything we take. */
export function announcedTooLarge(request: IncomingMessage): boolean {
  const at = request.rawHeaders.findIndex((text, i) => i % 2 === 0 && text.toLowerCase() === 'content-length');
  return at >= 0 && Number(request.rawHeaders[at + 1]) > MAX_BODY_BYTES;
}

/**
 * The platform parses bodies before a function sees the request, and answers a malformed or too large one by itself, as
 * an HTML page. Node tells of each request before that: a body announced as too large is left unread, any other is
 * shown to the platform as plain bytes, so that every reply is ours. Only bodies: multipart keeps its type.
 */
export function takeBodiesRaw(): void {
  if (!servesHttp()) return;
  subscribe('http.server.request.start', (message) => {
    // Node documents this channel's message as { request, response, socket, server }; channels are untyped.
    const { request } = message as { request: IncomingMessage };
    if (announcedTooLarge(request)) {
      delete request.headers['content-length'];
      delete request.headers['transfer-encoding'];
    } else if (request.headers['content-type'] && !/^multipart\//i.test(request.headers['content-type'])) {
      request.headers['content-type'] = 'application/octet-stream';
    }
  });
}
