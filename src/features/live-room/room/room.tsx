import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LivePresent } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { onSharedNow, sharedNow } from '../../../lib/minute-clock.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { Chat } from './chat.tsx';
import { Guide } from './guide.tsx';
import type { RoomProps } from './room-props.ts';

/** Who is here, the question on the screen, the chat; for interviewers the guide. */
export function Room(props: RoomProps) {
  const { live, present, guide, events, isLost, home, post } = props;
  if (live.status === 'ended')
    return (
      <Stack spacing={2}>
        <PageHeader title="The interview has ended" subtitle={live.company} />
        <Typography>
          {live.my_role === 'candidate'
            ? `Thank you. ${live.company} tells you what comes next.`
            : 'Your scorecard begins with your marks.'}
        </Typography>
        <LinkButton
          to={live.session_id ? paths.recruiter.review(live.session_id) : home}
          variant="contained"
          size="large"
          sx={{ alignSelf: 'flex-start' }}
        >
          {live.session_id ? 'Rate the interview' : 'Go to interviews'}
        </LinkButton>
      </Stack>
    );
  const question = events.findLast(({ kind }) => kind === 'question');
  return (
    <Stack spacing={2}>
      <PageHeader
        title={live.interview.title}
        subtitle={live.company}
        actions={<Actions live={live} home={home} post={post} />}
      />
      {isLost && <Notice tone="error">You’re offline. Trying again.</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        <Typography role="status">
          {live.people
            .map(
              ({ _id, full_name }) =>
                `${full_name} (${whereIs(present.find((one) => one.person_id === _id))})`,
            )
            .join(', ')}
        </Typography>
        {live.ends_at && <TimeLeft endsAt={live.ends_at} />}
      </Box>
      <Box sx={guide ? columnsStyle : undefined}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Panel title="Question">
            <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
              {question?.text ?? 'No question on the screen yet.'}
            </Typography>
          </Panel>
          <Chat {...props} />
        </Stack>
        {guide && <Guide guide={guide} events={events} post={post} />}
      </Box>
    </Stack>
  );
}

function whereIs(one: LivePresent | undefined): string {
  if (!one) return 'not here';
  return one.is_connected ? 'here' : 'connection lost';
}

const MINUTE_MS = 60_000;

function TimeLeft({ endsAt }: { readonly endsAt: string }) {
  const now = useSyncExternalStore(onSharedNow, sharedNow);
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE_MS));
  return <Typography color={minutes <= 5 ? 'warning' : 'textSecondary'}>{minutes} min left</Typography>;
}

function Actions({ live, home, post }: Pick<RoomProps, 'live' | 'home' | 'post'>) {
  const navigate = useNavigate();
  const { confirm } = useStores();
  const leave = async () => {
    await post({ kind: 'left' });
    await navigate(home);
  };
  const end = async () => {
    const isSure = await confirm.ask({
      title: 'End the interview for everyone?',
      message: 'Nobody can enter the room again.',
      confirmLabel: 'End for all',
      variant: 'error',
    });
    if (isSure) await post({ kind: 'ended' });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void leave()}>
        Leave
      </Button>
      {live.my_role === 'lead' && (
        <Button variant="outlined" color="error" onClick={() => void end()}>
          End for all
        </Button>
      )}
    </>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
