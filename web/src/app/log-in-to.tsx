import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { shell } from '@/config/texts/shell.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { openLogin } from '@/lib/login-modal.ts';
import { routes } from './routes.tsx';

const ownRoute = (path: string) =>
  routes.find((route) => route.access === 'student' && matchPath(route.path, path.replace(/[?#].*$/su, '')));

/** The address of our own that a visitor came for, out of the navigation's state; null where that is none. */
export function wantedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  return typeof state.wanted === 'string' && ownRoute(state.wanted) ? state.wanted : null;
}

interface LogInToProps {
  path: string;
  /** Told the path while the line is on the screen, and null when it goes. */
  onShown: (path: string | null) => void;
}

/** Over the landing page: what a visitor came for, and the way to it. After the log-in it opens. */
export function LogInTo({ path, onShown }: LogInToProps) {
  useEffect(() => {
    onShown(path);
    // It also goes as the log-in is done: then it was on the screen.
    return () => {
      if (useAuth.getState().status !== 'signed-in') onShown(null);
    };
  }, [path, onShown]);
  const name = ownRoute(path)?.name ?? shell.logInTo.page;
  return (
    <div className="border-b border-line bg-accent-wash">
      <div
        role="status"
        className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6"
      >
        <p>{shell.logInTo.line(name)}</p>
        {/* The page below has its filled button; two would be none. */}
        <Button data-opens-login="wanted" onClick={() => openLogin('wanted')} className="max-sm:w-full">
          {shell.logIn}
        </Button>
      </div>
    </div>
  );
}
