import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { EngineAndRequest } from '../../../capabilities/accommodation/engine-and-request.tsx';
import { DeviceCheck } from '../../../capabilities/device-check/device-check.tsx';
import type { DeviceCheckControl } from '../../../capabilities/device-check/use-device-check.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';

interface ReadyStepProps {
  readonly interview: InvitedInterview;
  readonly check: DeviceCheckControl;
}

/** What the start does, what was chosen, and whether the devices work. */
export function ReadyStep({ interview, check }: ReadyStepProps) {
  const { state, start } = interview;
  return (
    <Stack spacing={3}>
      {state === 'in_progress' ? (
        <Typography>Your interview is where you left it, with the timer paused.</Typography>
      ) : (
        <Typography>{whatStartDoes(interview)}</Typography>
      )}
      {start.message && (
        <Notice tone="info">
          <Typography sx={{ fontWeight: 600 }}>{start.message}</Typography>
          {start.reason === 'not_open' && (
            <Typography>
              It opens <DatedTime value={interview.opens_at} />.
            </Typography>
          )}
        </Notice>
      )}
      <Chosen interview={interview} />
      <EngineAndRequest interview={interview} />
      <div>
        <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
          Check your devices
        </Typography>
        <Typography color="textSecondary">Nothing here is recorded or sent.</Typography>
        <DeviceCheck check={check} />
      </div>
    </Stack>
  );
}

function whatStartDoes({ limit_seconds, attempts }: InvitedInterview): string {
  const used = attempts.allowed === 1 ? 'your attempt' : `1 of your ${attempts.allowed} attempts`;
  return `You have ${wholeMinutes(limit_seconds)}. The timer starts with the first question, which uses ${used}.`;
}

/** What was agreed to and declined, in a line with the way to change it. */
function Chosen({ interview: { consents } }: Pick<ReadyStepProps, 'interview'>) {
  const listOf = (isGiven: boolean) =>
    new Intl.ListFormat('en').format(
      consents
        .filter(({ decision }) => decision?.is_given === isGiven)
        .map(({ title }) => title.toLowerCase()),
    );
  const parts = [
    { verb: 'You agreed to', list: listOf(true) },
    { verb: 'You declined', list: listOf(false) },
  ].filter(({ list }) => list !== '');
  if (parts.length === 0) return null;
  return (
    <Typography>
      {parts.map(({ verb, list }) => `${verb}: ${list}. `)}
      <TextLink to="?step=choices">Change</TextLink>
    </Typography>
  );
}
