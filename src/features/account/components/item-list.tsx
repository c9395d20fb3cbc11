import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { plainList } from '../../../theme/plain-list.ts';

/** A short list with lines between its rows. */
export function ItemList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ ...plainList, borderTop: 1, borderColor: 'divider' }}>
      {children}
    </Box>
  );
}

interface ItemRowProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly action?: ReactNode;
}

/** One row: what it is, what there is to say of it, and what can be done. */
export function ItemRow({ title, detail, action }: ItemRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
