import { useQuery } from '@tanstack/react-query';
import { signInDetails } from '@/lib/auth/account.ts';

/** The student's sign-in; asked for again when they come back to the tab, as after opening a link in a mail. */
export const useSignInDetails = () =>
  useQuery({ queryKey: ['sign-in'], queryFn: signInDetails, staleTime: 0, refetchOnWindowFocus: 'always' });
