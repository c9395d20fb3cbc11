import Box from '@mui/material/Box';
import type { Application, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { usePageHeading } from '../../../components/page/use-page-heading.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import type { Here } from '../here.ts';
import { NeighborLinks } from './neighbor-links.tsx';
import { NextStepAction } from './next-step-action.tsx';
import { StageChoice } from './stage-choice.tsx';

interface CandidateHeaderProps {
  readonly here: Here;
  readonly application: Application;
  readonly workspace: Workspace;
}

/** Who it is and where they stand, in view however far one reads. */
export function CandidateHeader({ here, application, workspace }: CandidateHeaderProps) {
  const { candidate, owner, status } = application;
  const heading = usePageHeading(`${candidate.full_name} · ${workspace.title}`);
  return (
    <Box component="header" sx={frameStyle}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={nameStyle}>
        {candidate.full_name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {candidate.email}
      </Box>
      <TextLink to={paths.recruiter.workspace(here.workspace_id)}>{workspace.title}</TextLink>
      <StageChoice here={here} application={application} workspace={workspace} />
      {status !== 'active' && <Box sx={statusStyle}>{statusWords[status]}</Box>}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {owner ? `Owner: ${owner.full_name}` : 'No owner'}
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
        <NextStepAction here={here} application={application} />
        <NeighborLinks here={here} />
      </Box>
    </Box>
  );
}

const frameStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 52,
  mb: 2,
  mx: -2,
  px: 2,
  py: 0.5,
  fontSize: '0.875rem',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  position: { md: 'sticky' },
  top: 'var(--top-bar, 64px)',
  zIndex: 2,
} as const;

const nameStyle = {
  m: 0,
  fontSize: '1.125rem',
  fontWeight: 650,
  overflowWrap: 'anywhere',
  outline: 'none',
} as const;

const statusStyle = {
  px: 1,
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
  fontWeight: 650,
} as const;
