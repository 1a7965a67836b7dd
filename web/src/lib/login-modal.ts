import { create } from 'zustand';
import { wasHere } from './storage.ts';

export type Mode = 'login' | 'signUp';

interface LoginModal {
  open: boolean;
  /** What it opens on. */
  mode: Mode;
  /** Which of the buttons that open it was pressed: its `data-opens-login`. */
  opener: string;
}

/** Whether the login modal is open (SPEC §4), and on what. Any screen for visitors may open it. */
export const useLoginModal = create<LoginModal>(() => ({ open: false, mode: 'login', opener: '' }));

const SAY_LOGIN = ['login', 'wanted'];

/**
 * Opens it: on Login where the button says so (`opener` "login" or "wanted") or somebody has signed in on this machine before, else on Sign Up.
 * @param opener the `data-opens-login` of the pressed button
 */
export const openLogin = (opener = ''): void =>
  useLoginModal.setState({ open: true, opener, mode: SAY_LOGIN.includes(opener) || wasHere() ? 'login' : 'signUp' });
export const closeLogin = (): void => useLoginModal.setState({ open: false });
