import { hasVerifiedEmail, identify } from '../../http/identify.ts';
import { serveGroup } from '../../http/serve.ts';
import { keepPace } from '../../stores/pace.ts';
import { refreshProfile } from '../../stores/profiles.ts';

export const serve = serveGroup('auth', {
  'auth.verify': async ({ body }) => {
    const student = await identify(body.token, true);
    // Anyone may call it, but whoever does so with a good token writes: at a pace, as all that changes something.
    await keepPace(student.uid, 'changing');
    await refreshProfile(student, await hasVerifiedEmail(body.token));
    return student;
  },
});
