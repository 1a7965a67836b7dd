/**
 * Things that are made when they are first looked at, and then kept. What each is made of may be a module of its own that nothing
 * else of a file needs: the build then leaves that module alone until then (`tools/lib/modules-on-demand.ts`).
 */

/** What `make` makes, made once, when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** An object whose properties are each made when they are first read. */
export function onDemand<T extends object>(parts: { readonly [K in keyof T]: () => T[K] }): T {
  const properties = Object.entries<() => unknown>(parts).map(([name, make]) => {
    return [name, { get: once(make), enumerable: true }] as const;
  });
  // Each property of T has just been given its getter.
  return Object.defineProperties({}, Object.fromEntries(properties)) as T;
}
