import { useEffect } from 'react';
import { agrees, notAgreeing } from '../../../capabilities/live/agreement.ts';
import { recordForRoom } from '../../../capabilities/live/media/room-recorder.ts';
import type { RoomProps } from '../room/room-props.ts';

type Recorded = Pick<RoomProps, 'live' | 'myId' | 'present' | 'events' | 'shared' | 'isLost'>;

/** Records one's microphone while it is on and everybody in the room agrees; gives whether the room is recorded. */
export function useRecording({ live, myId, present, events, shared, isLost }: Recorded): boolean {
  const isRecorded =
    live.settings.recording === true && agrees(events, myId) && notAgreeing(events, present).length === 0;
  const { microphone } = shared;
  const isHeard = isRecorded && !isLost;
  useEffect(
    () => (isHeard && microphone ? recordForRoom(live._id, microphone) : undefined),
    [isHeard, microphone, live._id],
  );
  return isRecorded;
}
