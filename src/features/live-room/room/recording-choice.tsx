import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
  // Shown at once; what counts is what the server stored.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isAgreed = wanted ?? agrees(events, myId);
  const choose = async () => {
    setWanted(!isAgreed);
    try {
      await post({ kind: isAgreed ? 'disagreed' : 'agreed' });
    } catch (error) {
      setWanted(null);
      throw error;
    }
  };
  return (
    <div>
      <CheckField
        name="agree-to-recording"
        label="I agree to sound being recorded"
        checked={isAgreed}
        onChange={() => void choose()}
      />
      <Typography variant="body2" color="textSecondary">
        Sound is recorded only while everyone in the room agrees. {live.company} keeps it as long as your
        interview. You can stop it any time.
      </Typography>
    </div>
  );
}
