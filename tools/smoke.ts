/**
 * `npm run smoke -- URL`: whether a deployed site is up, guarded and whole; to be run after every deployment. With
 * SMOKE_EMAIL and SMOKE_PASSWORD it signs in as well.
 */
import { runChecks } from './smoke/checks.ts';
import { siteAt } from './smoke/site.ts';

const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  console.error('Say which site with npm run smoke -- https://YOUR-PROJECT.web.app');
  process.exit(1);
}
const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
const login = email && password ? { email, password } : null;
const wrong = await runChecks(siteAt(url), login, console.log);
if (!login) console.log('– nobody signed in: set SMOKE_EMAIL and SMOKE_PASSWORD for that');
console.log(wrong.length === 0 ? '\nAll is well.' : `\n${wrong.length} of these must be mended.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
