import Button from '@mui/material/Button';
import type { RoomProps } from '../room/room-props.ts';

/** For interviewers: the candidate waits in the lobby while they talk, until they let them in. */
export function WaitingButton({ live, post }: Pick<RoomProps, 'live' | 'post'>) {
  const candidate = live.people.find(({ role }) => role === 'candidate');
  if (live.my_role === 'candidate' || !candidate) return null;
  const { candidate_waits: isWaiting } = live;
  return (
    <Button
      size="small"
      variant={isWaiting ? 'contained' : 'outlined'}
      onClick={() => void post({ kind: isWaiting ? 'admitted' : 'waiting' })}
    >
      {isWaiting ? `Let ${candidate.full_name} in` : `Have ${candidate.full_name} wait`}
    </Button>
  );
}
