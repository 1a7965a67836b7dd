import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { common } from '@/config/texts/common.ts';
import { connectionLost, siteAnswers, whenBack } from '@/lib/connection.ts';
import { logError } from '@/lib/log.ts';
import { reloadPastCache } from './renewed.ts';

interface Props {
  children: ReactNode;
}

interface State {
  broken: boolean;
  unfetched: boolean;
  /** The site answers, yet this code is not to be had. */
  renewed: boolean;
}
const WHOLE: State = { broken: false, unfetched: false, renewed: false };

/** How browsers say that a part of the app could not be fetched. */
const UNFETCHED = /dynamically imported module|module script|preload CSS/i;

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && UNFETCHED.test(error.message) ? true : !navigator.onLine;

/**
 * The page for what should not happen: says so, keeps its calm, and offers the one thing that helps. A screen whose code could not
 * be fetched is no mistake of ours: it is tried again on request, and by itself when the connection is back. Where the site answers
 * and the code still cannot be had, a new version has taken its place: then only a reload helps, which the student starts.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = WHOLE;

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, unfetched: isConnectionLost(error), renewed: false };
  }

  private readonly again = () => this.setState(WHOLE);

  private stop: () => void = () => undefined;
  private lost = false;

  override componentDidMount() {
    this.stop = whenBack(() => {
      if (this.state.unfetched && !this.state.renewed) this.again();
    });
  }

  override componentWillUnmount() {
    this.stop();
  }

  override componentDidCatch(error: unknown) {
    logError('A screen broke', error);
    if (!this.state.unfetched) return;
    void siteAnswers().then((renewed) => {
      // Browsers remember a module that they could not fetch: once the connection is back, only a new page has it.
      if (renewed && this.lost) return reloadPastCache();
      if (renewed) return this.setState({ renewed });
      this.lost = true;
      connectionLost();
    });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { renewed } = this.state;
    const unfetched = this.state.unfetched && !renewed;
    const words = renewed ? common.renewed : unfetched ? common.unfetched : common.crash;
    const reload = renewed ? () => void reloadPastCache() : () => window.location.reload();
    return (
      <section role="alert">
        <NotFound title={words.title} text={words.text} illustration={unfetched ? 'offline' : 'broken'}>
          {/* While the browser knows that there is no connection, a press could not help. */}
          {!(unfetched && !navigator.onLine) && (
            <Button look="primary" onClick={unfetched ? this.again : reload}>
              {words.reload}
            </Button>
          )}
        </NotFound>
      </section>
    );
  }
}
