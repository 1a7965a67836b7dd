import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { common } from '@/config/texts/common.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';

/** Lets students in, sends visitors to `/`, and shows the spinner until it is known which (SPEC §2). */
export function RequireStudent({ children }: { children: ReactNode }) {
  const status = useAuth((auth) => auth.status);
  if (status === 'loading') return <FullScreenSpinner label={common.loading} />;
  return status === 'signed-in' ? children : <Navigate to="/" replace />;
}
