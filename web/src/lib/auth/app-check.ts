/** App Check's proof that a call comes from this site, where the operator has switched it on (docs/deploy.md). */

/** The site's reCAPTCHA Enterprise key, at build time; without one nothing of App Check is loaded. */
const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

/**
 * The header to send with a call; none where App Check is off.
 * @param fresh a new proof even if the present one has not expired by this machine's clock
 */
export async function appCheckHeader(fresh: boolean): Promise<Record<string, string>> {
  if (!siteKey) return {};
  const [{ firebase }, { appCheckToken }] = await Promise.all([
    import('./connection.ts'),
    import('./app-check-provider.ts'),
  ]);
  const { auth } = await firebase();
  return { 'X-Firebase-AppCheck': await appCheckToken(auth.app, siteKey, fresh) };
}
