import { Suspense, useEffect, useRef } from 'react';
import { matchPath, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Loading } from '@/components/ui/spinner.tsx';
import { common } from '@/config/texts/common.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { noteNavigation } from '@/lib/navigation.ts';
import { comeBack } from '@/lib/way-back.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { routes } from '../routes.tsx';
import { StudentFrame } from './student-frame.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** On a new page the window begins at its top; going back keeps the place the browser remembers, or that of the question that was left. */
function useFreshStart(pathname: string) {
  const type = useNavigationType();
  const last = useRef(pathname);
  if (last.current !== pathname) noteNavigation();
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    return comeBack();
  }, [pathname, type]);
}

/** The frame that suits whoever is here, with the screen in it. A screen that breaks leaves the frame standing. */
export function Frame() {
  const { pathname } = useLocation();
  const status = useAuth((auth) => auth.status);
  useFreshStart(pathname);
  const screen = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading label={common.loading} />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
  if (status !== 'signed-in') return <VisitorFrame visitor={status === 'signed-out'}>{screen}</VisitorFrame>;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  return (
    <StudentFrame fullHeight={route?.fullHeight ?? false} ownBar={route?.ownBar ?? false} skipTo={route?.skipTo}>
      {screen}
    </StudentFrame>
  );
}
