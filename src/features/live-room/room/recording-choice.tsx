import Typography from '@mui/material/Typography';
import { agrees } from '../../../capabilities/live/agreement.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import type { RoomProps } from './room-props.ts';

/** Whether one agrees to being recorded; it can be taken back at any time. */
export function RecordingChoice({
  live,
  myId,
  events,
  post,
}: Pick<RoomProps, 'live' | 'myId' | 'events' | 'post'>) {
  const isAgreed = agrees(events, myId);
  return (
    <>
      <CheckField
        name="agree-to-recording"
        label="I agree to sound being recorded"
        checked={isAgreed}
        onChange={() => void post({ kind: isAgreed ? 'disagreed' : 'agreed' })}
      />
      <Typography variant="body2" color="textSecondary">
        Sound is recorded only while everyone in the room agrees. {live.company} keeps it as long as your
        interview. You can stop it any time.
      </Typography>
    </>
  );
}
