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
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextLink to={to} sx={{ ...linkTarget, fontWeight: 600 }}>
          {title}
        </TextLink>
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </Box>
      <Typography variant="body2" sx={asideStyle}>
        {aside}
      </Typography>
    </Box>
  );
}

/** On a phone, how it stands has a line of its own: beside the rest, both would break word by word. */
const rowStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const asideStyle = { flex: 'none', maxWidth: { sm: '45%' }, textAlign: { sm: 'right' } } as const;
