import { api, type CallName } from '@contract/api.ts';

/** Where the API is: `/api` on our own host unless the build was told another. No slash at the end. */
const base = (import.meta.env.VITE_API_BASE ?? '/api').replace(/\/+$/, '');

/**
 * The address of a call, with its path parameters and query put in.
 * @throws if a path parameter is missing: a mistake in our code, not in a student's input
 */
export function addressOf(
  name: CallName,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const path = api[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (!value) throw new Error(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${base}${path}${suffix}`;
}
