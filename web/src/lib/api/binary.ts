import type { Api, CallName, Params } from '@contract/api.ts';
import { addressOf } from './address.ts';
import { reach } from './api-client.ts';
import { sendAuthorized } from './authorized.ts';

type BinaryCall = { [N in CallName]: Api[N] extends { response: 'binary' } ? N : never }[CallName];

interface BinaryOptions {
  signal?: AbortSignal;
  /** Such as `Accept` and `Range`. */
  headers?: Record<string, string>;
  /** Take a new identity token first (SPEC §6: the viewer does on each load). */
  fresh?: boolean;
}

/**
 * GETs bytes with the student's token and hands the reply over as it came, whatever its status:
 * the viewer reads 200, 206 and the rest itself.
 *
 * @throws ApiError `network` where no reply came
 * @throws DOMException `AbortError` when `signal` aborts
 */
export function fetchBinary<N extends BinaryCall>(
  name: N,
  params: Params<N>,
  { signal, headers, fresh = false }: BinaryOptions = {},
): Promise<Response> {
  const address = addressOf(name, params);
  return sendAuthorized(
    (authorization, ended) => reach(address, { signal: ended, headers: { ...headers, ...authorization } }),
    { signal, fresh },
  );
}
