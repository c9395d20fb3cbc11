import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { agrees, type Consent, consentKinds } from '../../../capabilities/live/agreement.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import type { RoomProps } from './room-props.ts';

const words: Record<Consent, { label: string; text: (company: string) => string }> = {
  recording: {
    label: 'I agree to sound being recorded',
    text: (company) =>
      `Sound is recorded only while everyone in the room agrees. ${company} keeps it as long as your interview. You can stop it any time.`,
  },
  captions: {
    label: 'I agree to captions',
    text: () =>
      'While everyone in the room agrees, a speech service writes down what is said. Captions aren’t kept.',
  },
};

interface ConsentChoiceProps extends Pick<RoomProps, 'live' | 'myId' | 'events' | 'post'> {
  readonly to: Consent;
  /** Without what it means, which stands in the lobby. */
  readonly isBrief?: boolean;
}

/** Whether one agrees to something; it can be taken back at any time. */
export function ConsentChoice({ to, isBrief = false, live, myId, events, post }: ConsentChoiceProps) {
  // Shown at once; what counts is what the server stored.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isAgreed = wanted ?? agrees(to, events, myId);
  const choose = async () => {
    setWanted(!isAgreed);
    try {
      await post({ kind: isAgreed ? consentKinds[to].no : consentKinds[to].yes });
    } catch (error) {
      setWanted(null);
      throw error;
    }
  };
  const { label, text } = words[to];
  return (
    <div>
      <CheckField name={`agree-to-${to}`} label={label} checked={isAgreed} onChange={() => void choose()} />
      {!isBrief && (
        <Typography variant="body2" color="textSecondary">
          {text(live.company)}
        </Typography>
      )}
    </div>
  );
}
