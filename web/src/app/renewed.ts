/** A tab that was open while a new version was deployed: the files of its own version are gone. */

/**
 * Opens the page anew, in the version that is deployed now. Files that were not there are asked for past the cache before it:
 * Hosting lets browsers keep whatever it says of an address under /assets/ for a day, even that nothing is there, and a file comes
 * back under its old name where a deployment is taken back.
 * @param reload how the page is opened anew
 */
export async function reloadPastCache(reload = () => window.location.reload()): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // what entries of that type are
  const missing = entries.filter(
    ({ name, responseStatus }) => responseStatus === 404 && new URL(name).pathname.startsWith('/assets/'),
  );
  await Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload' })));
  reload();
}
