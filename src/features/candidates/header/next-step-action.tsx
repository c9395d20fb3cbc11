import Box from '@mui/material/Box';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Application, NextStepKind } from '../../../../openapi/gen/types.gen.ts';
import { stepPath, stepVerbs, stepWords } from '../../../capabilities/hiring/next-step.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { paths } from '../../../lib/paths.ts';
import type { Here } from '../here.ts';

/** What is done on this very page. */
const HASHES: Partial<Record<NextStepKind, string>> = { decide: '#decide', fix_email: '#email' };

interface NextStepActionProps {
  readonly here: Here;
  readonly application: Application;
}

/** What is to be done next: a button for whom it waits for, words for others. */
export function NextStepAction({ here, application }: NextStepActionProps) {
  const { _id: applicationId, next_step: step } = application;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = step?.session_id;
  useKeys(
    session ? [{ key: 'r', label: 'Review', act: () => void navigate(paths.recruiter.review(session)) }] : [],
  );
  if (!step) return null;
  const about = { workspaceId: here.workspace_id, candidateId: here.candidate_id, applicationId };
  if (step.is_mine)
    return (
      <LinkButton
        // The place in the list that one came from stays.
        to={HASHES[step.kind] ? pathname + search + HASHES[step.kind] : stepPath(step, about)}
        variant="contained"
      >
        {stepVerbs[step.kind]}
      </LinkButton>
    );
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {stepWords[step.kind]}
      {step.who && `: ${step.who.full_name}`}, <RelativeTime value={step.since} />
    </Box>
  );
}
