import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The button that makes the first one, or that clears the filters. */
  action?: ReactNode;
}

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        textAlign: 'center',
        px: 3,
        py: 6,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Typography component="h2" variant="h3" gutterBottom>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', mx: 'auto', maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
