import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LiveInterview, LivePresent } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { onSharedNow, sharedNow } from '../../../lib/minute-clock.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { Captions } from '../call/captions.tsx';
import { Controls } from '../call/controls.tsx';
import { Tiles } from '../call/tiles.tsx';
import { useCall } from '../call/use-call.ts';
import { useCaptions } from '../call/use-captions.ts';
import { useRecording } from '../call/use-recording.ts';
import { WaitingButton } from '../lobby/waiting-button.tsx';
import { Chat } from './chat.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { Guide } from './guide.tsx';
import { isInRoom } from './hand-over.tsx';
import type { RoomProps } from './room-props.ts';

/** Who is here, heard and seen; the question on the screen, the chat; for interviewers the guide. */
export function Room(props: RoomProps) {
  return props.live.status === 'ended' ? <Ended {...props} /> : <OpenRoom {...props} />;
}

function Ended({ live, home }: Pick<RoomProps, 'live' | 'home'>) {
  return (
    <Stack spacing={2}>
      <PageHeader title="The interview has ended" subtitle={live.company} />
      <Typography>
        {live.my_role === 'candidate'
          ? `Thank you. Your interviewers now rate it, each on their own. ${live.company} tells you what comes next.`
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
}

function OpenRoom(props: RoomProps) {
  const { live, myId, present, guide, events, isLost, offersCaptions, post, channel, own, shared } = props;
  const seen = useCall({ channel, own, myId, present });
  const isRecorded = useRecording(props);
  const lines = useCaptions(props);
  const question = events.findLast(({ kind }) => kind === 'question');
  return (
    <Stack spacing={2}>
      <PageHeader title={live.interview.title} subtitle={live.company} actions={<Actions {...props} />} />
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
        {live.settings.recording && (
          <Typography role="status" color={isRecorded ? 'error' : 'textSecondary'}>
            {isRecorded ? '● Recording' : 'Not recording'}
          </Typography>
        )}
        <TimeLeft live={live} />
      </Box>
      <Ending live={live} post={post} />
      <Box sx={roomStyle(guide !== null)}>
        <Stack spacing={2} sx={{ gridArea: 'call', minWidth: 0 }}>
          <Tiles people={live.people} present={present} myId={myId} own={shared} seen={seen} />
          {lines && <Captions people={live.people} lines={lines} />}
          <Controls own={own} state={shared} phone={live.settings.phone} isInRoom />
          <Panel title="Question">
            <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
              {question?.text ?? 'No question on the screen yet.'}
            </Typography>
          </Panel>
        </Stack>
        {guide && (
          <Box sx={{ gridArea: 'side', minWidth: 0 }}>
            <Guide live={live} guide={guide} present={present} events={events} post={post} />
          </Box>
        )}
        <Stack spacing={2} sx={{ gridArea: 'work', minWidth: 0 }}>
          {(live.settings.recording || offersCaptions) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
              {live.settings.recording && <ConsentChoice to="recording" isBrief {...props} />}
              {offersCaptions && <ConsentChoice to="captions" isBrief {...props} />}
            </Box>
          )}
          <EditorPanel {...props} people={live.people} language={live.settings.editor_language} />
          {guide && <Chat {...props} people={live.people} />}
        </Stack>
        {!guide && (
          <Box sx={{ gridArea: 'side', minWidth: 0 }}>
            <Chat {...props} people={live.people} />
          </Box>
        )}
      </Box>
    </Stack>
  );
}

function whereIs(one: LivePresent | undefined): string {
  if (!one) return 'not here';
  if (!one.is_connected) return 'connection lost';
  return one.place === 'room' ? 'here' : 'in the lobby';
}

const MINUTE_MS = 60_000;

/** From when on the lead can add time, and from when on everybody is warned. */
const LATE_MINUTES = 10;
const ENDING_MINUTES = 5;

/** In whole ones that have begun; null for one without an end. */
function useMinutesLeft({ ends_at }: LiveInterview): number | null {
  const now = useSyncExternalStore(onSharedNow, sharedNow);
  return ends_at ? Math.max(0, Math.ceil((Date.parse(ends_at) - now) / MINUTE_MS)) : null;
}

function TimeLeft({ live }: Pick<RoomProps, 'live'>) {
  const minutes = useMinutesLeft(live);
  return minutes !== null && <Typography color="textSecondary">{minutes} min left</Typography>;
}

/** Warns everybody before the room closes; the lead can add time. */
function Ending({ live, post }: Pick<RoomProps, 'live' | 'post'>) {
  const minutes = useMinutesLeft(live);
  if (minutes === null || minutes > LATE_MINUTES) return null;
  const more = live.my_role === 'lead' && (
    <Button size="small" variant="outlined" onClick={() => void post({ kind: 'extended' })}>
      Add 15 minutes
    </Button>
  );
  if (minutes > ENDING_MINUTES) return more && <Box>{more}</Box>;
  return (
    <Notice tone="warning">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <span>
          The room closes in {minutes} min{live.my_role === 'lead' ? '.' : ', unless the lead adds time.'}
        </span>
        {more}
      </Box>
    </Notice>
  );
}

function Actions(props: Pick<RoomProps, 'live' | 'myId' | 'present' | 'home' | 'post' | 'onLeave'>) {
  const { live, myId, present, home, post, onLeave } = props;
  const lead = live.people.find(({ role }) => role === 'lead');
  const navigate = useNavigate();
  const { confirm } = useStores();
  const leave = async () => {
    await post({ kind: 'left' });
    await navigate(home);
    onLeave();
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
      <Button size="small" variant="outlined" onClick={() => void leave()}>
        Leave
      </Button>
      <WaitingButton live={live} post={post} />
      {live.my_role === 'interviewer' && lead && !isInRoom(present, lead._id) && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void post({ kind: 'handed_over', person_id: myId })}
        >
          Take the lead
        </Button>
      )}
      {live.my_role === 'lead' && (
        <Button size="small" variant="outlined" color="error" onClick={() => void end()}>
          End for all
        </Button>
      )}
    </>
  );
}

/** Work beside what is said and led. */
export const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/** In one column the interviewers’ guide stands before editor and chat, the candidate’s chat after the editor. */
const roomStyle = (hasGuide: boolean) =>
  ({
    ...columnsStyle,
    gridTemplateAreas: {
      xs: hasGuide ? '"call" "side" "work"' : '"call" "work" "side"',
      md: '"call side" "work side"',
    },
    gridTemplateRows: { md: 'auto 1fr' },
  }) as const;
