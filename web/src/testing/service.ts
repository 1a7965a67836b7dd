import { vi } from 'vitest';

/** One call that a screen made. */
export interface Made {
  /** As in the table: "GET /upload/list". */
  call: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

type Answer = unknown | ((made: Made) => unknown);

/** A refusal of the service; `answers` may return or hold one. */
export class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, code: string, message: string) {
    this.status = status;
    this.body = { error: { code, message } };
  }
}

/** Never answers. */
export const silence = (): Promise<never> => new Promise(() => undefined);

/**
 * Stands in for the service behind `fetch`: a call that has no answer here throws, as the network does in tests.
 * @param answers by method and path without `/api`, "GET /upload/list"; a function is asked at every call
 * @returns what was called so far, and `answers` to change while the test runs
 */
export function serve(answers: Record<string, Answer>): { made: Made[]; answers: Record<string, Answer> } {
  const made: Made[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://folio.test');
    const call = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const one = { call, url, headers: new Headers(init.headers), body };
    made.push(one);
    if (!(call in answers)) throw new Error(`A test called ${call} without standing in for it`);
    const known = answers[call];
    const answer: unknown = typeof known === 'function' ? await known(one) : known;
    if (answer instanceof Refusal) return Response.json(answer.body, { status: answer.status });
    return Response.json(answer);
  });
  return { made, answers };
}
