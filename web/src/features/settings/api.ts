import { useQuery } from '@tanstack/react-query';
import { networkError } from '@/lib/api/api-error.ts';
import { lastSignInDetails, type SignInDetails, signInDetails } from '@/lib/auth/account.ts';

/** How the provider's code says that it reached nobody; what fetches throws is a TypeError. */
const UNREACHED = 'auth/network-request-failed';
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error && error.code === UNREACHED);

async function details(): Promise<SignInDetails> {
  try {
    return await signInDetails();
  } catch (error) {
    throw isUnreached(error) ? networkError(error) : error;
  }
}

/** The student's sign-in; asked for again when they come back to the tab, as after opening a link in a mail. */
export const useSignInDetails = () =>
  useQuery({
    queryKey: ['sign-in'],
    queryFn: details,
    initialData: lastSignInDetails,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
