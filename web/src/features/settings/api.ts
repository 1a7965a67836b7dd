import { useQuery } from '@tanstack/react-query';
import { lastSignInDetails, signInDetails } from '@/lib/auth/account.ts';

/** The student's sign-in; asked for again when they come back to the tab, as after opening a link in a mail. */
export const useSignInDetails = () =>
  useQuery({
    queryKey: ['sign-in'],
    queryFn: signInDetails,
    initialData: lastSignInDetails,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
