import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { flushButton } from '../../theme/flush-button.ts';
import { LinkButton } from '../link-button.tsx';

interface FocusedFrameProps {
  /** What the way back is called; say what becomes of the work. */
  readonly backLabel: string;
  /** The dashboard by default. */
  readonly backTo?: string;
  /** Of the content; wider for work side by side. */
  readonly maxWidth?: 'md' | 'lg';
  readonly children: ReactNode;
}

/** A screen without navigation, for work that wants attention: a slim bar with the way back, and the content. */
export function FocusedFrame(props: FocusedFrameProps) {
  const { backLabel, backTo = paths.candidate.dashboard, maxWidth = 'md', children } = props;
  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}
    >
      <Box
        component="header"
        sx={{ displayPrint: 'none', borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      >
        <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', minHeight: 60, py: 0.5 }}>
          <LinkButton to={backTo} variant="text" sx={flushButton}>
            <Box component="span" aria-hidden sx={{ mr: 1 }}>
              ←
            </Box>
            {backLabel}
          </LinkButton>
        </Container>
      </Box>
      <Container component="main" id="main" maxWidth={maxWidth} sx={{ flex: 1, py: { xs: 3, md: 6 } }}>
        {children}
      </Container>
    </Box>
  );
}
