import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface WaitingItemProps {
  readonly title: string;
  readonly message: ReactNode;
  /** What stands below the message, in small. */
  readonly note?: ReactNode;
  /** What can be done about it. */
  readonly actions: ReactNode;
}

/** One thing that waits in the bell. */
export function WaitingItem({ title, message, note, actions }: WaitingItemProps) {
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="subtitle1">{title}</Typography>
      <Typography variant="body2">{message}</Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 3, mt: 0.5 }}>{actions}</Box>
    </Box>
  );
}
