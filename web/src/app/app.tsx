import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { TooltipProvider } from '@/components/ui/tooltip.tsx';
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
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <ForgetOnLeaving />
          <KeptBooks />
          <TooltipProvider delay={500}>
            <BrowserRouter>
              <Router />
            </BrowserRouter>
          </TooltipProvider>
        </QueryClientProvider>
      </CSPProvider>
    </ErrorBoundary>
  );
}
