import { useCallback, useEffect, useRef } from 'react';
import { useAuth } from './auth/auth-store.ts';

/**
 * Whether what was asked for on this screen is still waited for here. A result that comes once the student has left takes no
 * screen from them: it is told of quietly, and to nobody else than the student who asked.
 * @returns which of the two to do with a result that has come
 */
export function useHandover(): (here: () => void, away: () => void) => void {
  const shown = useRef(true);
  const uid = useAuth(({ user }) => user?.uid);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(
    (here, away) => {
      if (shown.current) here();
      else if (useAuth.getState().user?.uid === uid) away();
    },
    [uid],
  );
}
