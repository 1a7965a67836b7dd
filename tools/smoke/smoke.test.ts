import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checksFor, runChecks } from './checks.ts';
import { siteAt } from './site.ts';

let server: Server;
afterEach(() => server.close());

/** What the checks say of a site that answers so. */
async function judged(answer: RequestListener, lines: string[] = []): Promise<string[]> {
  server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  return runChecks(siteAt(`http://127.0.0.1:${port}/`), { email: 'a@folio.example', password: 'x' }, (line) =>
    lines.push(line),
  );
}

describe('after a deployment', () => {
  /** What is told of a site whose health says this. */
  async function told(details: object): Promise<string[]> {
    const lines: string[] = [];
    await judged((request, response) => {
      response.setHeader('content-type', 'application/json');
      const health = request.url?.startsWith('/api/health');
      response.end(JSON.stringify(health ? { status: 'ok', engine: 'embedded', details } : {}));
    }, lines);
    return lines.filter((line) => /sweep|accounts of their own/.test(line)).map((line) => line.slice(0, 60));
  }

  it('the default service account, and a sweep that is still to come, are warned of', async () => {
    const lines = await told({ swept_at: null, own_account: false });
    expect(lines.map((line) => line[0])).toEqual(['!', '!']);
  });

  it('a sweep that has stopped is found, and one that goes on is well', async () => {
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    expect((await told({ swept_at: at(5), own_account: true })).map((line) => line[0])).toEqual(['✗', '✓']);
    expect((await told({ swept_at: at(1), own_account: true })).map((line) => line[0])).toEqual(['✓', '✓']);
  });

  it('a site that answers everything with a page passes no check', async () => {
    const wrong = await judged((_request, response) => response.end('<p>Hello'));
    expect(wrong.length).toBe(checksFor({ email: '', password: '' }).length);
  });

  it('a call that serves whoever asks is found by its name', async () => {
    const wrong = await judged((request, response) => {
      const open = request.url?.startsWith('/api/quiz/');
      response.setHeader('cache-control', 'private, no-store').setHeader('x-request-id', 'r');
      response.writeHead(open ? 200 : 401).end('{}');
    });
    expect(wrong.find((line) => line.startsWith('every call'))).toContain('quiz.generate answered 200, not 401');
  });

  it('a reply that anyone may keep is found', async () => {
    const wrong = await judged((_request, response) => response.writeHead(401, { 'x-request-id': 'r' }).end('{}'));
    expect(wrong.find((line) => line.startsWith('every call'))).toContain('Cache-Control: nothing');
  });
});
