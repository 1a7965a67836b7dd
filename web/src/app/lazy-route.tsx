import { type ComponentType, lazy, useState } from 'react';

type Module = { default: ComponentType };

/** A screen in a file of its own. */
export interface LazyRoute {
  /** Fetches the screen's code. */
  preload: () => Promise<Module>;
  /** The screen: as it is once fetched, until then as a component that waits for it. */
  screen: () => ComponentType;
}

export function lazyRoute(load: () => Promise<Module>): LazyRoute {
  let fetched: ComponentType | null = null;
  let waiting: ComponentType | null = null;
  const preload = async () => {
    try {
      const module = await load();
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
