import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WorkspaceSummary } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { workIn } from '../work.ts';

/** What waits in the open workspaces, and the way to it. */
export function YourWork({ workspaces }: { readonly workspaces: readonly WorkspaceSummary[] }) {
  const work = workIn(workspaces);
  const all = <TextLink to={paths.recruiter.workspaces}>All workspaces</TextLink>;
  return (
    <Panel title="Your work" action={all}>
      {work.length === 0 && <Typography color="textSecondary">Nothing waits for you</Typography>}
      <Box component="ul" sx={plainList}>
        {work.map(({ what, workspace, to }) => (
          <Box key={`${workspace} ${what}`} component="li" sx={rowStyle}>
            <TextLink to={to} underline="hover" sx={{ fontWeight: 600 }}>
              {what}
            </TextLink>
            <span>{workspace}</span>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' },
  alignItems: 'center',
  minHeight: 36,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
} as const;
