import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { common } from '@/config/texts/common.ts';
import { logError } from '@/lib/log.ts';

interface Props {
  children: ReactNode;
}

/** The page for what should not happen: says so, keeps its calm, and offers the one thing that helps. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    logError('A screen broke', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <section
        className="mx-auto flex min-h-[60dvh] max-w-measure flex-col items-start justify-center gap-4 px-4"
        role="alert"
      >
        <h1 className="text-2xl">{common.crash.title}</h1>
        <p className="text-soft">{common.crash.text}</p>
        <Button look="primary" onClick={() => window.location.reload()}>
          {common.crash.reload}
        </Button>
      </section>
    );
  }
}
