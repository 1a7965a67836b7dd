/** The only importer of firebase/app-check; loaded where a site key is set. */
import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

let check: AppCheck | null = null;

/** A token of App Check's, kept and renewed by the library. @throws what it throws when none can be had */
export async function appCheckToken(app: FirebaseApp, siteKey: string, fresh: boolean): Promise<string> {
  check ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return (await getToken(check, fresh)).token;
}
