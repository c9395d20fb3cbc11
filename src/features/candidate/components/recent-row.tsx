import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { linkTarget } from '../../../theme/touch-target.ts';

interface RecentRowProps {
  readonly to: string;
  readonly title: string;
  readonly detail: ReactNode;
  readonly aside: ReactNode;
}

/** One line of a short list: a link, what it is, and how it stands. */
export function RecentRow({ to, title, detail, aside }: RecentRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextLink to={to} sx={{ ...linkTarget, fontWeight: 600 }}>
          {title}
        </TextLink>
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'right', flex: 'none', maxWidth: '45%' }}>
        {aside}
      </Typography>
    </Box>
  );
}
