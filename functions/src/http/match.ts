import { api, type CallName } from '../contract/api.ts';

export interface Target {
  name: CallName;
  params: Record<string, string>;
}

/** What a path leads to: a call, only other methods (405), or nothing (404). */
export type Match = { target: Target } | { allow: string[] } | undefined;

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The parameters, if `path` is one of `pattern`; undefined if not. An empty or undecodable parameter is no match. */
function paramsOf(pattern: string, path: string[]): Record<string, string> | undefined {
  const wanted = segments(pattern);
  if (wanted.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const got = path[i] ?? '';
    if (!want.startsWith(':')) {
      if (want !== got) return undefined;
    } else {
      try {
        params[want.slice(1)] = decodeURIComponent(got);
      } catch {
        return undefined;
      }
    }
  }
  return params;
}

const literalFirst = (a: CallName, b: CallName): number =>
  Number(api[a].path.includes(':')) - Number(api[b].path.includes(':'));

/**
 * Which call of a group a request means. A function answers at `/api/<group>/x` (Hosting), `/<group>/x` and `/x` (its
 * own address); HEAD asks for what GET would answer.
 */
export function matchCall(calls: readonly CallName[], method: string, pathname: string): Match {
  const ordered = calls.toSorted(literalFirst);
  const base = segments(api[ordered[0]!].path)[0]!; // a group has at least one call, a path at least one segment
  const path = segments(pathname);
  const documented = path[0] === 'api' ? path.slice(1) : path;
  const wantedMethod = method === 'HEAD' ? 'GET' : method;
  const allow = new Set<string>();
  for (const candidate of [documented, [base, ...documented]]) {
    for (const name of ordered) {
      const params = paramsOf(api[name].path, candidate);
      if (!params) continue;
      if (api[name].method === wantedMethod) return { target: { name, params } };
      allow.add(api[name].method);
      if (api[name].method === 'GET') allow.add('HEAD');
    }
    if (allow.size > 0) return { allow: [...allow, 'OPTIONS'] };
  }
  return undefined;
}
