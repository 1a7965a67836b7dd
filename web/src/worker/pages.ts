/** What the service worker decides about pages, apart from it so that it can be tested. */

/**
 * Whether a request is for a page of the app: the shell can stand in for it. What Hosting keeps for itself (`/__/`, the provider's
 * popup among it), the API, and files are fetched as ever.
 * @param mode the request's `mode`
 */
export const isPage = (mode: string, { pathname }: Pick<URL, 'pathname'>): boolean =>
  mode === 'navigate' && !/^\/(?:__|api)\//.test(pathname) && !/\.[^/]+$/.test(pathname);

/** What `work` comes to. @throws what it throws, or an Error where it takes longer than `ms` */
export async function onTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing came in time.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
