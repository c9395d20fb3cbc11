import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { IntegrityLog, Session } from '../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { plainList } from '../../theme/plain-list.ts';
import { CameraPicture } from '../device-check/media/camera-picture.tsx';
import { interviewQuery } from '../interview/queries.ts';
import { WatchedDevice } from './device/watched-device.tsx';
import { DeviceSentences } from './device-sentences.tsx';
import { integrityLogQuery } from './integrity-query.ts';
import { notedInPause, sparesBreaks } from './noted-in-pause.ts';
import { NotedSignals } from './noted-signals.tsx';
import { useIntegrityWatch } from './use-integrity-watch.ts';
import { type Note, type OpenTurn, reportOf } from './watch/sighting.ts';

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

function Watch({ session, userId, log }: WatchProps) {
  const { signals, devices } = log;
  const openTurn = useOpenTurn(session);
  const sender = useIntegrityWatch(session, userId, signals, openTurn);
  const noteDevice = useCallback<Note>(
    (sighting) => sender.add(reportOf(sighting, { whilePaused: false, openTurn: openTurn() })),
    [sender, openTurn],
  );
  // With the clock stopped there is nothing to have a device open for.
  const isOpen = session.status === 'in_progress';
  const hasBreaks = useGrantedBreaks(session);
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
              openTurn={openTurn}
              onStream={device === 'camera' ? setPicture : ignored}
            />
          ))}
        </Box>
      )}
      <Disclosure summary={isOpen ? 'Notes are on' : notedInPause(log, hasBreaks)}>
        {picture && (
          <Box sx={{ mb: 1.5 }}>
            <CameraPicture stream={picture} width={160} />
          </Box>
        )}
        <NotedSignals signals={signals} />
        <DeviceSentences devices={devices} />
        {sparesBreaks(log, hasBreaks) && (
          <Box sx={{ mt: 1 }}>
            You were granted breaks: leaving this page isn’t noted while the timer is paused.
          </Box>
        )}
        <Box sx={{ mt: 1 }}>
          Notes never change a score or end an interview. Afterwards you see each one and can comment.
        </Box>
      </Disclosure>
    </Box>
  );
}

/** Whether the candidate may be away from the page in a pause without a note. */
function useGrantedBreaks({ interview }: Session): boolean {
  const { data } = useQuery({ ...interviewQuery(interview?._id ?? ''), enabled: interview !== null });
  return data?.accommodations.granted.pauses ?? false;
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

/** Gives, whenever it is asked, the turn that this page shows: also while its answer is on its way. */
function useOpenTurn({ current_turn, pending_follow_up }: Session): OpenTurn {
  const turnId = current_turn?._id ?? pending_follow_up?.turn_id ?? null;
  const shown = useRef(turnId);
  useLayoutEffect(() => {
    shown.current = turnId;
  }, [turnId]);
  return useCallback(() => shown.current, []);
}
