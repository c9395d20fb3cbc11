import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useInTab } from '../use-in-tab.ts';
import { type Moment, momentId, tabOf } from './moment-id.ts';

interface MomentLinkProps {
  readonly moment: Moment;
  readonly title?: string;
  /** As long as its words are, in place of one line. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/** Leads from a citation to where it stands. */
export function MomentLink({ moment, title, isWhole = false, children }: MomentLinkProps) {
  const inTab = useInTab();
  const go = () =>
    inTab(() => {
      const place = document.getElementById(momentId(moment));
      place?.scrollIntoView({ block: 'center' });
      place?.focus({ preventScroll: true });
    }, tabOf(moment));
  return (
    <Button
      variant="text"
      size="small"
      title={title}
      onClick={go}
      sx={isWhole ? { ...quoteStyle, ...wholeStyle } : quoteStyle}
    >
      {children}
    </Button>
  );
}

const quoteStyle = {
  display: 'block',
  flex: 1,
  minWidth: 0,
  maxWidth: '100%',
  p: 0,
  minHeight: 24,
  typography: 'caption',
  color: 'text.primary',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const wholeStyle = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
