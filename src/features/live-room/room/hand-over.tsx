import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LivePresent } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import type { RoomProps } from './room-props.ts';

/** For the lead: another interviewer who is in the room can lead from now on. */
export function HandOver({ live, present, post }: Pick<RoomProps, 'live' | 'present' | 'post'>) {
  const others = live.people.filter(({ _id, role }) => role === 'interviewer' && isInRoom(present, _id));
  if (live.my_role !== 'lead' || others.length === 0) return null;
  return (
    <Disclosure summary="Hand over the lead">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {others.map(({ _id, full_name }) => (
          <Button
            key={_id}
            variant="outlined"
            onClick={() => void post({ kind: 'handed_over', person_id: _id ?? '' })}
          >
            Make {full_name} the lead
          </Button>
        ))}
      </Box>
    </Disclosure>
  );
}

export const isInRoom = (present: readonly LivePresent[], id: string | null) =>
  present.some(({ person_id, place }) => person_id === id && place === 'room');
