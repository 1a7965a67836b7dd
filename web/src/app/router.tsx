import { lazy, Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
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

const LoginModal = lazy(() => import('@/features/auth/login-modal.tsx'));

/** `/`: the dashboard for a student, the landing page for a visitor, and the spinner until it is known who is here. */
function Home() {
  const status = useAuth((auth) => auth.status);
  const wanted = wantedIn(useLocation().state);
  /** What the line over the landing page has said: an address that a reload or an earlier visit left behind leads nowhere. */
  const [said, setSaid] = useState<string | null>(null);
  if (status === 'signed-out' && wanted !== said) setSaid(wanted);
  if (status === 'loading') return <FullScreenSpinner label={common.loading} />;
  if (status === 'signed-in')
    return wanted && wanted === said ? <Navigate to={wanted} replace /> : <Screen key="dashboard" route={dashboard} />;
  return (
    <>
      {wanted && <LogInTo path={wanted} />}
      <Screen key="landing" route={landing} />
    </>
  );
}

/** Which screen stands at which path; the table is `routes.tsx`. */
export function Router() {
  const failed = useAuth((auth) => auth.status === 'failed');
  const loginOpen = useLoginModal((modal) => modal.open);
  // Once wanted it stays, closed, so that it can fade and keep the e-mail that was typed.
  const [loginWanted, setLoginWanted] = useState(loginOpen);
  if (loginOpen && !loginWanted) setLoginWanted(true);
  if (failed) return <AuthFailed />;
  return (
    <>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<Home />} />
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
