import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** Said in place of what could not be loaded or drawn. */
  readonly fallback: string;
  readonly children: ReactNode;
}

/** Keeps what is beside a part that fails to load. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Typography role="note" color="textSecondary">
        {fallback}
      </Typography>
    );
  }
}
