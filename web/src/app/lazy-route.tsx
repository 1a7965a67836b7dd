import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useState } from 'react';

type Module = {
  default: ComponentType;
  /** Asks for what the screen begins with; settles when it is drawn at once. */
  prepare?: (client: QueryClient) => Promise<unknown>;
};

/** A screen in a file of its own. */
export interface LazyRoute {
  /** Fetches the screen's code. */
  preload: () => Promise<Module>;
  /** The screen: as it is once fetched, until then as a component that waits for it. */
  screen: () => ComponentType;
}

/** A line that gives nothing for so long is as good as none (ms). */
const STALLED_MS = 20_000;

/** Code that is on its way; @throws the browser's words for code that could not be fetched, where the line stalls */
const inTime = (loading: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const stalled = () => reject(new TypeError('Failed to fetch dynamically imported module: the line has stalled'));
    const timer = setTimeout(stalled, STALLED_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

export function lazyRoute(load: () => Promise<Module>): LazyRoute {
  let fetched: ComponentType | null = null;
  let waiting: ComponentType | null = null;
  const preload = async () => {
    try {
      const module = await inTime(load());
      fetched = module.default;
      return module;
    } catch (error) {
      // What waited for it has failed for good: the next try waits anew.
      waiting = null;
      throw error;
    }
  };
  return {
    preload,
    screen: () => {
      if (fetched) return fetched;
      waiting ??= lazy(preload);
      return waiting;
    },
  };
}

/** Shows a screen. Once fetched it renders at once, without the wait that `React.lazy` always has. */
export function Screen({ route }: { route: LazyRoute }) {
  const [Content] = useState(route.screen);
  return <Content />;
}
