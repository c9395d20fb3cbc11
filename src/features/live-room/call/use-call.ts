import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LivePresent } from '../../../../openapi/gen/types.gen.ts';
import type { LiveChannel } from '../../../capabilities/live/live-channel.ts';
import { Call, canCall, type Seen } from '../../../capabilities/live/media/call.ts';
import { OwnMedia } from '../../../capabilities/live/media/own-media.ts';

const nobody: ReadonlyMap<string, Seen> = new Map();
const never = () => () => {};

/** What this browser shares, for as long as the page is open. */
export function useOwnMedia() {
  const [own] = useState(() => new OwnMedia());
  useEffect(() => {
    own.start();
    return () => own.stop();
  }, [own]);
  return { own, state: useSyncExternalStore(own.watch, own.state) };
}

interface CallOf {
  readonly channel: LiveChannel;
  readonly own: OwnMedia;
  readonly myId: string;
  readonly present: readonly LivePresent[];
}

/** What is heard and seen of the others in the room, by the ids of people. */
export function useCall({ channel, own, myId, present }: CallOf): ReadonlyMap<string, Seen> {
  const call = useMemo(() => (canCall() ? new Call(channel, own, myId) : undefined), [channel, own, myId]);
  useEffect(() => call?.start(), [call]);
  useEffect(() => call?.setPresent(present), [call, present]);
  return useSyncExternalStore(call?.watch ?? never, call?.state ?? (() => nobody));
}
