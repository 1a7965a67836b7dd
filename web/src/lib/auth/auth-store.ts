import { create } from 'zustand';
import { rememberVisit } from '../storage.ts';

/** The student as the identity provider knows them. */
export interface User {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/**
 * `failed`: the state could not be determined (no connection); asking again may help. `left`: somebody was signed in on this
 * page before, and is no more.
 */
type Auth = ({ status: 'loading' | 'signed-out' | 'failed'; user: null } | { status: 'signed-in'; user: User }) & {
  left?: boolean;
};

/** Who is here (SPEC §4): loading, then signed in or signed out, driven by the identity provider. */
export const useAuth = create<Auth>(() => ({ status: 'loading', user: null }));

/** Tells the screens who is here. */
export function publish(user: User | null): void {
  if (user === null) {
    const { status, left = false } = useAuth.getState();
    useAuth.setState({ status: 'signed-out', user: null, left: left || status === 'signed-in' });
    return;
  }
  rememberVisit();
  const { uid, email, displayName, photoURL } = user;
  useAuth.setState({ status: 'signed-in', left: false, user: { uid, email, displayName, photoURL } });
}
