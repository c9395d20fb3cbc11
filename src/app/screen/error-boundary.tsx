import { Component, type ReactNode } from 'react';
import { FailureBox } from '../../components/failure-box.tsx';
import { ErrorPage, ErrorScreen } from './error-page.tsx';

interface ErrorBoundaryProps {
  /** The path on the screen; another one is another chance. */
  path: string;
  /** Whether a layout stands around it, which then stays. */
  isFramed?: boolean;
  children: ReactNode;
}

/** A part of the page that did not arrive; the bundler names its error so. */
const isLoadFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const notLoaded = {
  title: 'This page could not be loaded. Check your connection.',
  text: 'An unexpected error occurred.',
};

/** What did not arrive is asked for again with the whole page: React keeps a failed import for good. */
const reload = () => window.location.reload();

/** Shows the error page in the place of what crashed (D18); React has logged the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: unknown }> {
  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override state: { failure: unknown } = { failure: undefined };

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.path !== this.props.path && this.state.failure !== undefined) this.clear();
  }

  private readonly clear = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (isLoadFailure(failure)) return <FailureBox {...notLoaded} onRetry={reload} />;
    const Shown = this.props.isFramed ? ErrorPage : ErrorScreen;
    return <Shown status={500} title="An unexpected error occurred." onClear={this.clear} />;
  }
}
