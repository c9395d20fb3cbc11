import { useParams } from 'react-router-dom';
import { Loaded } from '../../../components/loaded.tsx';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { Room } from '../room/room.tsx';
import { useRoom } from '../use-room.ts';

/** A live interview, for the candidate and those who hold it. */
export function LiveRoomPage() {
  const { id = '' } = useParams();
  const { auth } = useStores();
  const { room, state, post } = useRoom(id);
  const home = auth.user?.role === 'recruiter' ? paths.recruiter.interviews : paths.candidate.interviews;
  return (
    <FocusedFrame backLabel="Interviews" backTo={home}>
      <Loaded query={room} errorTitle="The room could not be opened" rows={3} rowHeight={80}>
        {(data) => (
          <Room
            live={data.live}
            myId={data.my_id}
            present={data.present}
            guide={data.guide}
            events={data.events}
            isLost={state.status === 'lost' || room.isError}
            home={home}
            post={post}
          />
        )}
      </Loaded>
    </FocusedFrame>
  );
}
