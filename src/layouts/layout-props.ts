import type { ReactNode } from 'react';

/** What a layout gets from the route's row, and the page it frames. */
export interface LayoutProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}
