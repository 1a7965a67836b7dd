import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { fetchFloating } from '@/components/ui/late.ts';

// What opens over a screen is there when it is first wanted.
await fetchFloating();

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

interface Options {
  /** Where the student is; an entry with `state` carries navigation state. */
  at?: string | { pathname: string; state?: unknown };
  /** Where they were before, for the browser's Back. */
  before?: string;
}

/** Renders with what every screen has around it. `getByTestId('where')` tells the address. */
export function renderScreen(screen: ReactNode, { at = '/', before }: Options = {}): RenderResult {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={before === undefined ? [at] : [before, at]}>
        {screen}
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
