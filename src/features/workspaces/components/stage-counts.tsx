import Box from '@mui/material/Box';
import type { StageCount } from '../../../../openapi/gen/types.gen.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

interface StageCountsProps {
  readonly workspaceId: string;
  readonly stages: readonly StageCount[];
}

/** How many candidates are in each stage; each number leads to them. */
export function StageCounts({ workspaceId, stages }: StageCountsProps) {
  return (
    <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }}>
      {stages.map(({ _id: stage, name, active }) => (
        <TextLink
          key={stage}
          to={paths.recruiter.workspace(workspaceId, { view: 'table', stage })}
          underline="none"
          sx={active === 0 ? { ...linkStyle, color: 'text.secondary' } : linkStyle}
        >
          <b>{active}</b> <span>{name}</span>
        </TextLink>
      ))}
    </Box>
  );
}

const linkStyle = {
  display: 'grid',
  minHeight: 32,
  alignContent: 'center',
  textAlign: 'center',
  lineHeight: 1.2,
  borderRadius: 0.5,
  '&:hover': { bgcolor: 'action.hover' },
  '& b': { fontWeight: 650 },
  '& span': { fontSize: '0.6875rem', overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.secondary' },
} as const;
