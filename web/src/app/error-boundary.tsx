import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { common } from '@/config/texts/common.ts';
import { logError } from '@/lib/log.ts';

interface Props {
  children: ReactNode;
}

/** How browsers say that a part of the app could not be fetched. */
const UNFETCHED = /dynamically imported module|module script|preload CSS/i;

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && UNFETCHED.test(error.message) ? true : !navigator.onLine;

/**
 * The page for what should not happen: says so, keeps its calm, and offers the one thing that helps. A screen whose code could not
 * be fetched is no mistake of ours: it is tried again on request, and by itself when the connection is back.
 */
export class ErrorBoundary extends Component<Props, { broken: boolean; unfetched: boolean }> {
  override state = { broken: false, unfetched: false };

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, unfetched: isConnectionLost(error) };
  }

  private readonly again = () => this.setState({ broken: false, unfetched: false });

  private readonly onOnline = () => {
    if (this.state.unfetched) this.again();
  };

  override componentDidMount() {
    window.addEventListener('online', this.onOnline);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.onOnline);
  }

  override componentDidCatch(error: unknown) {
    logError('A screen broke', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { unfetched } = this.state;
    const words = unfetched ? common.unfetched : common.crash;
    return (
      <section role="alert">
        <NotFound title={words.title} text={words.text} leaf={unfetched ? 'offline' : 'broken'}>
          <Button look="primary" onClick={unfetched ? this.again : () => window.location.reload()}>
            {words.reload}
          </Button>
        </NotFound>
      </section>
    );
  }
}
