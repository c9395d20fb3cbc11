import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveRoom, NewLiveEvent } from '../../../openapi/gen/types.gen.ts';
import { taking } from '../../api/client.ts';
import { getLiveRoom, postToLiveRoom } from '../../api/gen/sdk.gen.ts';
import { LiveChannel } from '../../capabilities/live/live-channel.ts';

/** A room with all that has happened in it. */
type WholeRoom = Omit<LiveRoom, 'position'>;

/** Follows a room: what happened is read once and after each break, what happens is told on its channel. */
export function useRoom(id: string) {
  const queries = useQueryClient();
  const channel = useMemo(() => new LiveChannel(id), [id]);
  const state = useSyncExternalStore(channel.watch, channel.state);
  const queryKey = useMemo(() => ['live-room', id], [id]);
  const room = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<WholeRoom> => {
      const before = queries.getQueryData<WholeRoom>(queryKey)?.events ?? [];
      let { position, ...read } = await readAfter(id, before.at(-1)?.position ?? 0, signal);
      let { events } = read;
      while (read.events.length > 0) {
        ({ position, ...read } = await readAfter(id, position, signal));
        events = [...events, ...read.events];
      }
      const told = queries.getQueryData<WholeRoom>(queryKey)?.events ?? [];
      return { ...read, events: merged(told, events) };
    },
    refetchOnWindowFocus: false,
  });
  // What is told before there is anything to add it to would be lost, and who may not read has nothing to be told.
  const hasRead = room.data !== undefined;
  useEffect(() => {
    if (!hasRead) return undefined;
    const change = (fresh: (known: WholeRoom) => Partial<WholeRoom>) =>
      queries.setQueryData<WholeRoom>(queryKey, (known) => known && { ...known, ...fresh(known) });
    const stops = [
      channel.hear('live', ({ live }) => change(() => ({ live }))),
      channel.hear('present', ({ present }) => change(() => ({ present }))),
      channel.hear('events', ({ events }) => change((known) => ({ events: merged(known.events, events) }))),
      channel.open(),
    ];
    return () => stops.forEach((stop) => void stop());
  }, [hasRead, channel, queries, queryKey]);
  const { status } = state;
  useEffect(() => {
    // Before it opened something may have happened that nobody was told.
    if (status === 'open' || status === 'closed') void queries.invalidateQueries({ queryKey });
  }, [status, queries, queryKey]);
  const post = async (body: NewLiveEvent) => {
    await postToLiveRoom({ path: { live_interview_id: id }, body, throwOnError: true });
  };
  return { room, channel, state, post };
}

async function readAfter(id: string, after: number, signal: AbortSignal): Promise<LiveRoom> {
  const path = { live_interview_id: id };
  const options = { ...taking(isAnything), path, query: { after }, signal, throwOnError: true as const };
  return (await getLiveRoom(options)).data;
}

/** Both in the order in which they happened, each once. */
function merged(known: readonly LiveEvent[], more: readonly LiveEvent[]): LiveEvent[] {
  const all = new Map([...known, ...more].map((event) => [event.position, event]));
  return [...all.values()].toSorted((one, other) => one.position - other.position);
}

/** A failure shows in the room itself. */
const isAnything = () => true;
