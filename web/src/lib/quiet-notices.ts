/** What the student is told wherever they are, without a screen being taken from them. */
import { create } from 'zustand';
import { useAuth } from './auth/auth-store.ts';

export interface QuietNotice {
  id: string;
  kind: 'right' | 'wrong';
  title: string;
  text?: string;
  /** Where it leads, with the navigation state that the screen there expects; left out where it leads nowhere. */
  link?: { label: string; to: string; state?: unknown };
}

/** The notices that have not been put away, oldest first. */
export const useQuietNotices = create<{ notices: readonly QuietNotice[] }>(() => ({ notices: [] }));

/** Tells something in a corner of whatever screen is shown; with an `id`, in the place of what was told under it before. */
export const tellQuietly = ({ id = crypto.randomUUID(), ...notice }: Omit<QuietNotice, 'id'> & { id?: string }): void =>
  useQuietNotices.setState(({ notices }) => ({
    notices: [...notices.filter((before) => before.id !== id), { ...notice, id }],
  }));

/** Puts a notice away. */
export const putAway = (id: string): void =>
  useQuietNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));

useAuth.subscribe(({ user }, before) => {
  if (user?.uid !== before.user?.uid) useQuietNotices.setState({ notices: [] });
});
