import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { SessionHeading } from '../components/session-heading.tsx';

/** A session that was left for so long that it was closed. */
export const SessionAbandoned = observer(function SessionAbandoned({
  session: { interview, started_at },
}: {
  readonly session: Session;
}) {
  const isOff = useIsOff('practice');
  const why =
    interview || started_at
      ? 'It was not touched for seven days, so it was closed without an evaluation.'
      : 'It was not begun within a day, so it was given up.';
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <SessionHeading title="This interview was closed" />
      <Typography>
        {why}{' '}
        {interview ? 'Its page says whether you can try again.' : !isOff && 'A new one asks other questions.'}
      </Typography>
      {interview ? (
        <LinkButton to={paths.candidate.interview(interview._id)} variant="contained" size="large">
          Back to {interview.title}
        </LinkButton>
      ) : isOff ? null : (
        <LinkButton to={paths.candidate.practice} variant="contained" size="large">
          Set up a new interview
        </LinkButton>
      )}
    </Stack>
  );
});
