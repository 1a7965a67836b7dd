import { originAllowed } from '../config.ts';

/** What a browser page of another origin may send and read when it calls a function at its own address. */
const ALLOW_HEADERS = 'Authorization, Content-Type, Idempotency-Key, Range, If-Range, X-Firebase-AppCheck';
const EXPOSE_HEADERS =
  'Content-Range, Accept-Ranges, Content-Length, Content-Disposition, ETag, Retry-After, X-Next-Cursor, X-Request-Id';

/** CORS reply headers for a request from `origin`; none for a stranger. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (!origin || !originAllowed(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': ALLOW_HEADERS,
    'Access-Control-Expose-Headers': EXPOSE_HEADERS,
    'Access-Control-Max-Age': '3600',
  };
}
