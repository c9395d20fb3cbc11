import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { linkTarget } from '../../../theme/touch-target.ts';

interface RecentRowProps {
  readonly to: string;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly aside: ReactNode;
}

/** One line of a short list: a link, what it is, and how it stands. */
export function RecentRow({ to, title, detail, aside }: RecentRowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      <TextLink to={to} sx={{ ...linkTarget, justifySelf: 'start', fontWeight: 600 }}>
        {title}
      </TextLink>
      {detail && (
        <Typography variant="body2" color="textSecondary" sx={detailStyle}>
          {detail}
        </Typography>
      )}
      <Typography variant="body2" component="div" sx={asideStyle}>
        {aside}
      </Typography>
    </Box>
  );
}

/** On a phone, how it stands has a line of its own; else it stands beside the link, and what it is has the whole width. */
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(50%, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const detailStyle = { gridColumn: '1 / -1' } as const;

const asideStyle = {
  mt: { xs: 0.5, sm: 0 },
  gridRow: { sm: 1 },
  gridColumn: { sm: 2 },
  textAlign: { sm: 'right' },
} as const;
