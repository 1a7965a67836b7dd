import { TryAgain } from '@/components/ui/empty-state.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { shell } from '@/config/texts/shell.ts';
import { startSession } from '@/lib/auth/session.ts';

/** It could not be determined who is here: no connection to the sign-in service. */
export const AuthFailed = () => (
  <main className="mx-auto grid min-h-dvh max-w-measure content-center px-4">
    <Notice title={shell.authFailed.title} actions={<TryAgain onClick={() => void startSession()} />}>
      {shell.authFailed.text}
    </Notice>
  </main>
);
