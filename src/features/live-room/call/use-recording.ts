import { useEffect } from 'react';
import { agreedAt } from '../../../capabilities/live/agreement.ts';
import { recordForRoom } from '../../../capabilities/live/media/room-recorder.ts';
import type { RoomProps } from '../room/room-props.ts';

type Recorded = Pick<RoomProps, 'live' | 'myId' | 'present' | 'events' | 'shared' | 'isLost'>;

/** Records one's microphone while it is on and everybody in the room agrees; gives whether the room is recorded. */
export function useRecording({ live, myId, present, events, shared, isLost }: Recorded): boolean {
  const agreed = live.settings.recording === true ? agreedAt('recording', events, present, myId) : null;
  const { microphone } = shared;
  const heard = isLost ? null : agreed;
  useEffect(
    () => (heard !== null && microphone ? recordForRoom(live._id, microphone) : undefined),
    [heard, microphone, live._id],
  );
  return agreed !== null;
}
