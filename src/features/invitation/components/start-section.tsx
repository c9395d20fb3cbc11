import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { EngineAndRequest } from '../../../capabilities/accommodation/engine-and-request.tsx';
import type { Device } from '../../../capabilities/device-check/check-state.ts';
import { useCreateSession } from '../../../capabilities/interview/use-create-session.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { paths } from '../../../lib/paths.ts';
import { Declined } from './declined.tsx';
import { PREPARATION_ID } from './preparation-link.tsx';

interface StartSectionProps {
  readonly interview: InvitedInterview;
  /** What has to be checked before. */
  readonly missing: readonly Device[];
}

/** Opens the attempt, or says what is left to do before. */
export function StartSection({ interview, missing }: StartSectionProps) {
  const obstacle = interview.start.message ?? deviceObstacle(missing);
  return (
    <Panel title="Start">
      <Stack spacing={3}>
        <EngineAndRequest interview={interview} />
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {obstacle && <Typography sx={{ fontWeight: 600 }}>{obstacle}</Typography>}
        </Box>
        {interview.start.reason === 'consent_declined' && <Declined interview={interview} />}
        {interview.start.reason === 'consent_missing' && (
          <Button href={`#${PREPARATION_ID}`} variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }}>
            Read what is captured
          </Button>
        )}
        {!obstacle && <StartForm interview={interview} />}
      </Stack>
    </Panel>
  );
}

function StartForm({ interview }: Pick<StartSectionProps, 'interview'>) {
  const navigate = useNavigate();
  const creation = useCreateSession((session) => void navigate(paths.candidate.session(session._id)));
  const open = () => creation.create({ mode: 'ai', interview_id: interview._id });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
      <Typography>
        The clock does not run yet, and this uses no attempt: you start on the next page.
      </Typography>
      {creation.isError && (
        <ErrorPanel title="The interview was not opened" error={creation.error} onRetry={open} />
      )}
      <SubmitButton pending={creation.isPending}>
        {interview.state === 'in_progress' ? 'Go on with the interview' : 'Go to the start'}
      </SubmitButton>
    </Stack>
  );
}

function deviceObstacle(missing: readonly Device[]): string | null {
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat('en').format(missing);
  return `This interview requires the ${list}. Check it above, then you can start.`;
}
