import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FailureBoxProps {
  /** What failed, as a sentence. */
  title: string;
  text: string;
  onRetry?: (() => void) | undefined;
  /** Offered before Retry. */
  before?: ReactNode;
  /** Stands after Retry. */
  children?: ReactNode;
}

/** An error in the place of what failed: what it was, and Retry. */
export function FailureBox({ title, text, onRetry, before, children }: FailureBoxProps) {
  return (
    <Box
      role="alert"
      sx={{ p: 3, border: 1, borderColor: 'error.main', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography component="h2" variant="h3" gutterBottom>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        {before}
        {onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            Retry
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}
