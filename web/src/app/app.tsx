import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { makeQueryClient } from '@/lib/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ForgetOnLeaving } from './forget-on-leaving.tsx';
import { KeptBooks } from './kept-books.tsx';
import { Router } from './router.tsx';

/** Everything around the screens. */
export function App() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ForgetOnLeaving />
        <KeptBooks />
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
