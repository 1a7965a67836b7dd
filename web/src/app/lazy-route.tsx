import { type ComponentType, lazy, useState } from 'react';

type Module = { default: ComponentType };

/** A screen in a file of its own. */
export interface LazyRoute {
  /** Fetches the screen's code; again after a failure. */
  preload: () => Promise<Module>;
  /** The screen, once fetched. */
  fetched: () => ComponentType | null;
}

export function lazyRoute(load: () => Promise<Module>): LazyRoute {
  let screen: ComponentType | null = null;
  return {
    preload: async () => {
      const module = await load();
      screen = module.default;
      return module;
    },
    fetched: () => screen,
  };
}

/** Shows a screen. Once fetched it renders at once, without the wait that `React.lazy` always has. */
export function Screen({ route }: { route: LazyRoute }) {
  const [Content] = useState<ComponentType>(() => route.fetched() ?? lazy(route.preload));
  return <Content />;
}
