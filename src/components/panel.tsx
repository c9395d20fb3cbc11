import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useId } from 'react';
import { useIsDense } from './page/density.tsx';

interface PanelProps {
  readonly title: string;
  /** Beside the title, e.g. a link to more. */
  readonly action?: ReactNode;
  /** For giving the heading the focus once what had it is gone. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** One subject of a page under its own heading. */
export function Panel({ title, action, headingRef, children }: PanelProps) {
  const id = useId();
  const isDense = useIsDense();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={isDense ? denseFrameStyle : frameStyle}
    >
      <Box sx={isDense ? denseHeadStyle : headStyle}>
        <Typography
          ref={headingRef}
          id={id}
          component="h2"
          variant={isDense ? 'h4' : 'h3'}
          tabIndex={headingRef ? -1 : undefined}
          sx={{ '&:focus-visible': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}

const frameStyle = { p: { xs: 2, sm: 3 }, minWidth: 0 } as const;

const denseFrameStyle = { p: 2, pt: 1, minWidth: 0 } as const;

/** As high with an action as without, so that headings beside each other stand in one line. */
const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 44,
  mb: 1,
} as const;

const denseHeadStyle = { ...headStyle, minHeight: 36 } as const;
