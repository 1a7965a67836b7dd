/**
 * The chat, and the reading of pages without text, as they are with a model: the functions' own code in this process, asking
 * a stand-in for the model's server. Everything else (the site, the database, the books) is the emulators', where no model
 * is set.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { PlatformRequest } from '../../functions/src/http/bodies.ts';
import '../../functions/test/integration/in-process.ts';
import { type StandIn, standIn } from '../../functions/test/support/openai/stand-in.ts';

export interface ModelChat {
  model: StandIn;
  /** Has a page find its answers here. */
  serves: (page: Page) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts it. One at a time: it is configured by this process's environment. */
export async function modelChat(): Promise<ModelChat> {
  const model = standIn();
  await model.open();
  const set = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: model.url, ALLOWED_ORIGINS: process.env.FOLIO_URL ?? '' };
  Object.assign(process.env, set);
  const chat = await import('../../functions/src/features/chat/routes.ts');
  const pages = await import('../../functions/src/features/upload/page-routes.ts');
  const server = createServer(async (request: PlatformRequest, response) => {
    request.rawBody = await buffer(request);
    // A function's own address begins with its name, which the platform takes away.
    request.url = request.url?.replace(/^\/chat/, '') ?? '/';
    await (request.url.startsWith('/pages/') ? pages : chat).serve(request, response);
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const streams = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is one
  return {
    model,
    serves: async (page) => {
      await page.route('**/api/health', async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ json: { ...(await reply.json()), engine: 'openai', streams } });
      });
      await page.route('**/api/pages/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: streams + pathname.replace(/^\/api/, '') }) });
      });
    },
    close: async () => {
      for (const name of Object.keys(set)) delete process.env[name];
      await Promise.all([model.close(), new Promise<void>((closed) => server.close(() => closed()))]);
    },
  };
}
