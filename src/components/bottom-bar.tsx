import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

interface BottomBarProps {
  /** What the buttons are for. */
  readonly label: string;
  /** What it lies on; a card by default. */
  readonly background?: 'paper' | 'default';
  readonly children: ReactNode;
}

/**
 * Buttons that stay at the lower edge of the window until the end of what they follow is reached: there
 * they lie in their own place, so that nothing stays covered.
 */
export function BottomBar({ label, background = 'paper', children }: BottomBarProps) {
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Box role="group" aria-label={label} sx={placeStyle}>
        <Box sx={{ ...barStyle, bgcolor: `background.${background}` }}>{children}</Box>
      </Box>
    </>
  );
}

/** Where a bar would take most of the window, as at 400 % zoom, it scrolls with the page. */
const highEnough = '@media (min-height: 480px)';

/** Keeps what takes the focus clear of the bar; notifications stand above it. */
const roomForBar = {
  [highEnough]: { ':root': { '--bottom-bar': '6rem', scrollPaddingBottom: 'var(--bottom-bar)' } },
};

const placeStyle = { [highEnough]: { position: 'sticky', bottom: 0, zIndex: 1 } } as const;

const barStyle = {
  display: 'grid',
  gap: 1.5,
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '1fr', sm: 'max-content' },
  // As wide as the card or the page, with its padding.
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  // Two lines fit into a button of usual height.
  '& .MuiButton-root': { lineHeight: 1.25, px: { xs: 1.5, sm: 2.25 } },
} as const;
