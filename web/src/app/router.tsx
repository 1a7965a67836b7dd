import { lazy, Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { fetchFloating } from '@/components/ui/late.ts';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { common } from '@/config/texts/common.ts';
import { RequireStudent } from '@/features/auth/require-student.tsx';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { useLoginModal } from '@/lib/login-modal.ts';
import { AuthFailed } from './auth-failed.tsx';
import { Frame } from './layout/frame.tsx';
import { Screen } from './lazy-route.tsx';
import { LogInTo, wantedIn } from './log-in-to.tsx';
import { dashboard, landing, notFound, routes } from './routes.tsx';

/** With the dialog that it stands in, asked for side by side. */
const LoginModal = lazy(async () => {
  const [modal] = await Promise.all([import('@/features/auth/login-modal.tsx'), fetchFloating()]);
  return modal;
});

interface HomeProps {
  /** The address that the line over the landing page names while it is on the screen. */
  said: string | null;
  onSaid: (path: string | null) => void;
}

/**
 * `/`: the dashboard for a student, the landing page for a visitor, and the spinner until it is known who is here. After a log-in the
 * student is led to an address asked for earlier only from under the line that says so: what a reload left behind leads nowhere.
 */
function Home({ said, onSaid }: HomeProps) {
  const status = useAuth((auth) => auth.status);
  const wanted = wantedIn(useLocation().state);
  if (status === 'loading') return <FullScreenSpinner label={common.loading} />;
  if (status === 'signed-in')
    return wanted && wanted === said ? <Navigate to={wanted} replace /> : <Screen key="dashboard" route={dashboard} />;
  return (
    <>
      {wanted && <LogInTo path={wanted} onShown={onSaid} />}
      <Screen key="landing" route={landing} />
    </>
  );
}

/** Which screen stands at which path; the table is `routes.tsx`. */
export function Router() {
  const failed = useAuth((auth) => auth.status === 'failed');
  const [said, setSaid] = useState<string | null>(null);
  const loginOpen = useLoginModal((modal) => modal.open);
  // Once wanted it stays, closed, so that it can fade and keep the e-mail that was typed.
  const [loginWanted, setLoginWanted] = useState(loginOpen);
  if (loginOpen && !loginWanted) setLoginWanted(true);
  if (failed) return <AuthFailed />;
  return (
    <>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<Home said={said} onSaid={setSaid} />} />
          {routes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                route.access === 'student' ? (
                  <RequireStudent>
                    <Screen route={route} />
                  </RequireStudent>
                ) : (
                  <Screen route={route} />
                )
              }
            />
          ))}
          <Route path="*" element={<Screen route={notFound} />} />
        </Route>
      </Routes>
      {loginWanted && (
        <Suspense fallback={null}>
          <LoginModal />
        </Suspense>
      )}
    </>
  );
}
