import type { BrowserContext, Route } from '@playwright/test';

const CALLS = '**/api/**';
const fail = (route: Route) => route.abort('internetdisconnected');

/**
 * Loses the connection, or has it back. Calls fail by a route of their own as well: on a busy machine those of a page that was just
 * loaded got through the browser's emulation (two journeys of 159 at a load of 10).
 */
export async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  if (offline) await context.route(CALLS, fail);
  else await context.unroute(CALLS, fail);
  await context.setOffline(offline);
}
