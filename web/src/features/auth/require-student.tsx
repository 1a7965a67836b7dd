import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { common } from '@/config/texts/common.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';

/** Lets students in, sends visitors to `/` (which says what they log in to), and shows the spinner until it is known which (SPEC §2). */
export function RequireStudent({ children }: { children: ReactNode }) {
  const status = useAuth((auth) => auth.status);
  const { pathname, search } = useLocation();
  const [came] = useState({ wanted: pathname + search });
  const left = useAuth((auth) => auth.left);
  if (status === 'loading') return <FullScreenSpinner label={common.loading} />;
  if (status === 'signed-in') return children;
  // Who has just logged out wants nothing.
  return <Navigate to="/" replace state={left ? null : came} />;
}
