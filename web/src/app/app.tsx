import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { ForgetOnLeaving } from './forget-on-leaving.tsx';
import { KeptBooks } from './kept-books.tsx';
import { Router } from './router.tsx';

/** Everything around the screens. */
export function App({ queryClient }: { queryClient: QueryClient }) {
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
