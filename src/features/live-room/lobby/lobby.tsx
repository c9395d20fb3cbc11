import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import type { LiveInterview, LivePresent } from '../../../../openapi/gen/types.gen.ts';
import { CameraPicture } from '../../../capabilities/device-check/media/camera-picture.tsx';
import { SoundMeter } from '../../../capabilities/device-check/media/sound-meter.tsx';
import { useSoundLevel } from '../../../capabilities/device-check/media/use-sound-level.ts';
import type { Consent } from '../../../capabilities/live/agreement.ts';
import type { OwnMedia, OwnState } from '../../../capabilities/live/media/own-media.ts';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { onSharedNow, sharedNow } from '../../../lib/minute-clock.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { Controls } from '../call/controls.tsx';
import { ConsentChoice } from '../room/consent-choice.tsx';
import type { RoomProps } from '../room/room-props.ts';
import { WaitingButton } from './waiting-button.tsx';

interface LobbyProps
  extends Pick<RoomProps, 'live' | 'myId' | 'present' | 'events' | 'offersCaptions' | 'post'> {
  readonly own: OwnMedia;
  readonly state: OwnState;
  /** Whether one wants to be in the room and is to wait. */
  readonly isWaiting: boolean;
  readonly onEnter: () => void;
}

/** Before the room: one sees and hears what others will, who is here, and what is kept. */
export function Lobby(props: LobbyProps) {
  const { live, myId, present, events, offersCaptions, own, state, isWaiting, post, onEnter } = props;
  const consents: Consent[] = [
    ...(live.settings.recording ? (['recording'] as const) : []),
    ...(offersCaptions ? (['captions'] as const) : []),
  ];
  const isSilent = !state.media.microphone && !state.media.camera;
  return (
    <Stack spacing={2}>
      <PageHeader title={live.interview.title} subtitle={<Begins live={live} />} />
      {isWaiting && <Notice tone="info">The interviewers will let you in shortly.</Notice>}
      <Panel title="Camera and microphone">
        <Stack spacing={1.5}>
          {state.camera && <CameraPicture stream={state.camera} width={400} />}
          <Level stream={state.microphone} />
          <Controls own={own} state={state} phone={live.settings.phone} isInRoom={false} />
        </Stack>
      </Panel>
      <Typography variant="body2">
        {live.settings.recording ? 'Pictures and screens' : 'Sound, pictures and screens'} are not recorded.
        Questions, chat, the shared editor and who was here are kept.
      </Typography>
      {!isWaiting && (
        <Button variant="contained" size="large" onClick={onEnter} sx={{ alignSelf: 'flex-start' }}>
          {isSilent ? 'Enter with text only' : 'Enter the room'}
        </Button>
      )}
      <Panel title="Who is here">
        <Box role="status">
          <Box component="ul" sx={plainList}>
            {live.people.map(({ _id, full_name }) => (
              <Typography component="li" key={_id ?? full_name} sx={{ py: 0.5 }}>
                {full_name}: {whereIs(present.find(({ person_id }) => person_id === _id))}
              </Typography>
            ))}
          </Box>
        </Box>
        <Box sx={{ mt: 1 }}>
          <WaitingButton live={live} post={post} />
        </Box>
      </Panel>
      {consents.length > 0 && (
        <Panel title={headingOf(consents)}>
          {consents.map((to) => (
            <ConsentChoice key={to} to={to} live={live} myId={myId} events={events} post={post} />
          ))}
        </Panel>
      )}
    </Stack>
  );
}

const headingOf = (consents: readonly Consent[]) =>
  consents.length > 1 ? 'Recording and captions' : consents[0] === 'recording' ? 'Recording' : 'Captions';

function whereIs(one: LivePresent | undefined): string {
  if (!one) return 'not here yet';
  if (!one.is_connected) return 'connection lost';
  return one.place === 'room' ? 'in the room' : 'in the lobby';
}

const MINUTE_MS = 60_000;

function Begins({ live: { company, starts_at } }: { readonly live: LiveInterview }) {
  const now = useSyncExternalStore(onSharedNow, sharedNow);
  const minutes = starts_at ? Math.ceil((Date.parse(starts_at) - now) / MINUTE_MS) : 0;
  return <>{`${company} · ${minutes > 0 ? `begins in ${minutes} min` : 'has begun'}`}</>;
}

const nothing = () => {};

/** How loud one is heard. */
export function Level({ stream }: { readonly stream: MediaStream | null }) {
  const level = useSoundLevel(stream, nothing);
  return stream && <SoundMeter level={level} />;
}
