import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../../components/loaded.tsx';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { useOwnMedia } from '../call/use-call.ts';
import { Closed } from '../lobby/closed.tsx';
import { Lobby } from '../lobby/lobby.tsx';
import { Room } from '../room/room.tsx';
import { useRoom } from '../use-room.ts';

/** A live interview, for the candidate and those who hold it: the lobby, then the room. */
export function LiveRoomPage() {
  const { id = '' } = useParams();
  return <LivePage key={id} id={id} />;
}

function LivePage({ id }: { readonly id: string }) {
  const { auth } = useStores();
  const { room, channel, state, post } = useRoom(id);
  const { own, state: shared } = useOwnMedia();
  const place = usePlace(id);
  const { my_role, candidate_waits } = room.data?.live ?? {};
  const mustWait = my_role === 'candidate' && candidate_waits === true;
  const isInRoom = place.current === 'room' && !mustWait;
  const home = auth.user?.role === 'recruiter' ? paths.recruiter.interviews : paths.candidate.interviews;
  useEffect(() => channel.moveTo(isInRoom ? 'room' : 'lobby'), [channel, isInRoom]);
  const isDone = state.status === 'closed' || room.data?.live.status === 'ended';
  // Nobody sees or hears any more: neither does the browser.
  useEffect(() => {
    if (isDone) own.stop();
  }, [isDone, own]);
  // What had the focus is gone with what was shown.
  const shown = useFocusOnChange([isDone, isInRoom, place.current].join());
  return (
    <FocusedFrame backLabel="Interviews" backTo={home} maxWidth={isInRoom ? 'lg' : 'md'}>
      <Box ref={shown} tabIndex={-1} sx={{ outline: 'none' }}>
        <Loaded query={room} errorTitle="The room could not be opened" rows={3} rowHeight={80}>
          {({ live, my_id: myId, present, guide, events, offers_captions: offersCaptions }) => {
            if (live.status !== 'ended' && state.status === 'closed' && state.reason !== 'over')
              return <Closed reason={state.reason} home={home} />;
            const common = { live, myId, present, events, offersCaptions, own, post };
            if (live.status !== 'ended' && !isInRoom)
              return (
                <Lobby
                  {...common}
                  state={shared}
                  isWaiting={place.current === 'room'}
                  onEnter={() => place.enter()}
                />
              );
            return (
              <Room
                {...common}
                guide={guide}
                isLost={state.status === 'lost' || room.isError}
                home={home}
                channel={channel}
                shared={shared}
                onLeave={place.leave}
              />
            );
          }}
        </Loaded>
      </Box>
    </FocusedFrame>
  );
}

/** Whether one is in the lobby or the room; a page that is loaded again is where it was. */
function usePlace(id: string) {
  const key = `live-place:${id}`;
  const [current, setCurrent] = useState<'lobby' | 'room'>(() =>
    window.sessionStorage.getItem(key) === 'room' ? 'room' : 'lobby',
  );
  const go = (to: 'lobby' | 'room') => {
    window.sessionStorage.setItem(key, to);
    setCurrent(to);
  };
  return { current, enter: () => go('room'), leave: () => go('lobby') };
}
