import { Button } from '@/components/ui/button.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { common } from '@/config/texts/common.ts';
import { shell } from '@/config/texts/shell.ts';
import { startSession } from '@/lib/auth/session.ts';

/** It could not be determined who is here: no connection to the sign-in service. */
export const AuthFailed = () => (
  <main role="alert" className="grid min-h-screenful content-center">
    <NotFound title={shell.authFailed.title} text={shell.authFailed.text} illustration="offline">
      <Button look="primary" onClick={() => void startSession()}>
        {common.tryAgain}
      </Button>
    </NotFound>
  </main>
);
