import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Disclosure } from './disclosure.tsx';

interface DisclosurePanelProps {
  readonly title: string;
  /** Beside the title, e.g. how much there is in it. */
  readonly note?: ReactNode;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** One subject of a page under its own heading, for who opens it; on paper it is open. */
export function DisclosurePanel({ title, note, isOpen, children }: DisclosurePanelProps) {
  const id = useId();
  const summary = (
    <>
      <Typography id={id} component="h2" variant="h3" sx={{ display: 'inline' }}>
        {title}
      </Typography>
      {note && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          · {note}
        </Typography>
      )}
    </>
  );
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={frameStyle}>
      <Disclosure summary={summary} isOpen={isOpen}>
        <Box sx={{ pt: 1, pb: 3 }}>{children}</Box>
      </Disclosure>
    </Paper>
  );
}

const frameStyle = {
  px: { xs: 2, sm: 3 },
  minWidth: 0,
  '& > details > summary': { py: { xs: 1.5, sm: 2 } },
} as const;
