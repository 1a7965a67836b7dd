import { create } from 'zustand';

/** Whether the login modal is open (SPEC §4). Any screen for visitors may open it. */
export const useLoginModal = create<{ open: boolean }>(() => ({ open: false }));

export const openLogin = (): void => useLoginModal.setState({ open: true });
export const closeLogin = (): void => useLoginModal.setState({ open: false });
