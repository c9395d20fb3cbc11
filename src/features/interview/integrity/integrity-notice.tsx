import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { IntegrityLog, Session } from '../../../api/gen/types.gen.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { Fold } from '../components/fold.tsx';
import { CameraPicture } from '../device-check/media/camera-picture.tsx';
import { WatchedDevice } from './device/watched-device.tsx';
import { DeviceSentences } from './device-sentences.tsx';
import { integrityLogQuery } from './integrity-query.ts';
import { NotedSignals } from './noted-signals.tsx';
import { useIntegrityWatch } from './use-integrity-watch.ts';
import { type Note, reportOf } from './watch/sighting.ts';

interface IntegrityNoticeProps {
  readonly session: Session;
  readonly userId: string;
}

/** Notes what the candidate agreed to for as long as it is shown, and says so; nothing in a practice. */
export function IntegrityNotice({ session, userId }: IntegrityNoticeProps) {
  const { data: log } = useQuery({
    ...integrityLogQuery(session._id),
    enabled: session.mode === 'ai',
  });
  return log?.is_noting ? <Watch session={session} userId={userId} log={log} /> : null;
}

interface WatchProps extends IntegrityNoticeProps {
  readonly log: IntegrityLog;
}

function Watch({ session, userId, log: { signals, devices } }: WatchProps) {
  const sender = useIntegrityWatch(session, userId, signals);
  const noteDevice = useCallback<Note>((sighting) => sender.add(reportOf(sighting, false)), [sender]);
  // With the clock stopped there is nothing to have a device open for.
  const isOpen = session.status === 'in_progress';
  const [picture, setPicture] = useState<MediaStream | null>(null);
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {isOpen && devices.length > 0 && (
        <Box component="ul" aria-label="Devices in use" sx={devicesStyle}>
          {devices.map(({ device }) => (
            <WatchedDevice
              key={device}
              device={device}
              note={noteDevice}
              onStream={device === 'camera' ? setPicture : ignored}
            />
          ))}
        </Box>
      )}
      <Fold summary="What you agreed to is being noted">
        {picture && (
          <Box sx={{ mb: 1.5 }}>
            <CameraPicture stream={picture} width={160} />
          </Box>
        )}
        <NotedSignals signals={signals} />
        <DeviceSentences devices={devices} />
        <Box sx={{ mt: 1 }}>
          It changes no score and ends nothing. After the attempt you see every note and can say something to
          it.
        </Box>
      </Fold>
    </Box>
  );
}

/** Only of the camera there is something to show. */
const ignored = () => {};

const devicesStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
} as const;
