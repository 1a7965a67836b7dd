import { hasVerifiedEmail, identify } from '../../http/identify.ts';
import { serveGroup } from '../../http/serve.ts';
import { refreshProfile } from '../../stores/profiles.ts';

export const serve = serveGroup('auth', {
  'auth.verify': async ({ body }) => {
    const student = await identify(body.token, true);
    await refreshProfile(student, await hasVerifiedEmail(body.token));
    return student;
  },
});
