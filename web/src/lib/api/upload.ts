import { type Api, api, type CallName, type Reply } from '@contract/api.ts';
import { addressOf } from './address.ts';
import { badReply, errorOfReply, networkError } from './api-error.ts';
import { sendAuthorized } from './authorized.ts';

type UploadCall = { [N in CallName]: Api[N] extends { upload: 'multipart' } ? N : never }[CallName];

interface UploadOptions {
  /** Further headers, such as `Idempotency-Key`. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called as bytes leave: fraction sent, 0–1. At 1 the server has them all and is looking at them. */
  onProgress?: (sent: number) => void;
}

const aborted = () => new DOMException('The upload was cancelled.', 'AbortError');

/** One try. XMLHttpRequest, because fetch cannot tell how much of a body has left. */
function post(address: string, file: File, headers: Record<string, string>, options: UploadOptions) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const { signal, onProgress } = options;
    if (signal?.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal?.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(networkError(null)));
    request.addEventListener('abort', () => reject(aborted()));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends one file as multipart field `file`, telling how far it is, and can be cancelled.
 *
 * @throws ApiError the server's refusal, no connection, or a reply that breaks the contract
 * @throws DOMException `AbortError` when `signal` aborts
 */
export async function upload<N extends UploadCall>(
  name: N,
  file: File,
  options: UploadOptions = {},
): Promise<Reply<N>> {
  const address = addressOf(name);
  const request = await sendAuthorized(
    (authorization, signal) => post(address, file, { ...options.headers, ...authorization }, { ...options, signal }),
    options,
  );
  const { status, responseText } = request;
  if (status < 200 || status > 299) {
    throw errorOfReply({ status, text: responseText, header: (header) => request.getResponseHeader(header) });
  }
  const parsed = api[name].response.safeParse(parseJson(responseText));
  if (!parsed.success) throw badReply(status, parsed.error);
  // The schema is the very one that Reply<N> is inferred from.
  return parsed.data as Reply<N>;
}
