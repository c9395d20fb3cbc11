import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LiveEvent, LiveRoom, NewLiveEvent } from '../../../openapi/gen/types.gen.ts';
import { taking } from '../../api/client.ts';
import { getLiveRoom, postToLiveRoom } from '../../api/gen/sdk.gen.ts';

const LOOK_MS = 1000;

/** A room with all that has happened in it. */
interface WholeRoom extends Omit<LiveRoom, 'position'> {
  readonly events: LiveEvent[];
}

/** Follows a room: what is new is asked for every second, so that a lost network or a restart costs nothing. */
export function useRoom(id: string) {
  const queries = useQueryClient();
  const read = useRef<{ position: number; events: LiveEvent[] }>({ position: 0, events: [] });
  const queryKey = ['live-room', id];
  const room = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<WholeRoom> => {
      const query = { after: read.current.position };
      const path = { live_interview_id: id };
      const { data } = await getLiveRoom({ ...taking(isAnything), path, query, signal, throwOnError: true });
      read.current = { position: data.position, events: [...read.current.events, ...data.events] };
      return { ...data, events: read.current.events };
    },
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
  });
  const post = async (body: NewLiveEvent) => {
    await postToLiveRoom({ path: { live_interview_id: id }, body, throwOnError: true });
    await queries.invalidateQueries({ queryKey });
  };
  return { room, post };
}

/** A failure shows in the room itself, and the next second asks again. */
const isAnything = () => true;
