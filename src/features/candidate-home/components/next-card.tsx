import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NextCardProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The next thing to do, with its one button. */
export function NextCard({ title, action, children }: NextCardProps) {
  return (
    <Paper component="section" aria-labelledby="next-title" variant="outlined" sx={cardStyle}>
      <Box sx={{ display: 'grid', gap: 1, flex: 1, minWidth: 0 }}>
        <Typography id="next-title" component="h2" variant="h2">
          {title}
        </Typography>
        {children}
      </Box>
      {action}
    </Paper>
  );
}

const cardStyle = {
  p: { xs: 2.5, md: 4 },
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: 3,
  borderLeft: 6,
  borderLeftColor: 'primary.main',
} as const;
