/** What a module knows of the modules that it imports, as Rolldown tells it. */
type Info = (id: string) => { importedIds: readonly string[] } | null;

/**
 * Tells which modules these ones need at once: themselves and all that is imported from them without `import()`.
 * @param entries absolute paths
 */
export function neededBy(entries: readonly string[]): (id: string, info: Info) => boolean {
  let needed: Set<string> | undefined;
  return (id, info) => {
    if (!needed) {
      needed = new Set(entries);
      // What is added while a set is walked is walked too.
      for (const module of needed) for (const imported of info(module)?.importedIds ?? []) needed.add(imported);
    }
    return needed.has(id);
  };
}
