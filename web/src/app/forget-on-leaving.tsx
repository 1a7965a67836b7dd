import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '@/lib/auth/auth-store.ts';

/** Forgets what was loaded for a student as soon as they leave or another takes their place. */
export function ForgetOnLeaving() {
  const queryClient = useQueryClient();
  const uid = useAuth(({ user }) => user?.uid);
  useEffect(() => {
    if (uid === undefined) return;
    return () => queryClient.clear();
  }, [uid, queryClient]);
  return null;
}
