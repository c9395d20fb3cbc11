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
  const ownerWords = owner ? `Owner: ${owner.full_name}` : 'No owner';
  const heading = usePageHeading(`${candidate.full_name} · ${workspace.title}`);
  return (
    <Box component="header" sx={frameStyle}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={nameStyle}>
        {candidate.full_name}
      </Box>
      <Box component="span" title={candidate.email} sx={{ ...cutStyle, color: 'text.secondary' }}>
        {candidate.email}
      </Box>
      <TextLink to={paths.recruiter.workspace(here.workspace_id)} title={workspace.title} sx={cutStyle}>
        {workspace.title}
      </TextLink>
      <StageChoice here={here} application={application} workspace={workspace} />
      {status !== 'active' && <Box sx={statusStyle}>{statusWords[status]}</Box>}
      <Box component="span" title={ownerWords} sx={{ ...cutStyle, color: 'text.secondary' }}>
        {ownerWords}
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0 }}>
        <NextStepAction here={here} application={application} />
        <NeighborLinks here={here} />
      </Box>
    </Box>
  );
}

const frameStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
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

/** Where all of it stands in one line, these give way before the name does. */
const cutStyle = {
  flexShrink: 50,
  minWidth: { lg: 48 },
  overflow: { lg: 'hidden' },
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  whiteSpace: { lg: 'nowrap' },
} as const;

const nameStyle = {
  ...cutStyle,
  flexShrink: 1,
  m: 0,
  fontSize: '1.125rem',
  fontWeight: 650,
  outline: 'none',
} as const;

const statusStyle = {
  flexShrink: 0,
  px: 1,
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
  fontWeight: 650,
} as const;
