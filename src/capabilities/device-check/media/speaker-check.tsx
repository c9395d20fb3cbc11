import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CheckButton } from '../check-button.tsx';
import { CheckRow } from '../check-row.tsx';
import { type CheckState, checkLabel, type DeviceCheckProps } from '../check-state.ts';
import { playTestTone } from './test-tone.ts';

/** Plays a tone and asks whether it was heard: only the person can tell. */
export function SpeakerCheck({ need, state, onState }: DeviceCheckProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const check = async () => {
    setAsking(false);
    onState({ kind: 'running', text: 'A tone is playing.' });
    try {
      await playTestTone();
      onState({ kind: 'running', text: 'Did you hear the tone?' });
      setAsking(true);
    } catch {
      onState(mute);
    }
  };
  const answer = (result: CheckState) => {
    setAsking(false);
    onState(result);
    // The button that was pressed is gone.
    button.current?.focus();
  };

  return (
    <CheckRow
      name="Speaker"
      need={need}
      state={state}
      action={
        <CheckButton
          ref={button}
          device="speaker"
          label={isAsking ? 'Play again' : checkLabel(state)}
          busy={state.kind === 'running' && !isAsking}
          onClick={() => void check()}
        />
      }
    >
      {isAsking && <ToneQuestion onAnswer={answer} />}
    </CheckRow>
  );
}

function ToneQuestion({ onAnswer }: { readonly onAnswer: (result: CheckState) => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button variant="outlined" onClick={() => onAnswer(audible)}>
        I heard it
      </Button>
      <Button variant="outlined" onClick={() => onAnswer(inaudible)}>
        I heard nothing
      </Button>
    </Box>
  );
}

const audible: CheckState = { kind: 'passed', text: 'You heard the tone.' };
const inaudible: CheckState = {
  kind: 'failed',
  text: 'You did not hear the tone.',
  remedy: 'Turn the sound up and see which output your device uses, then check again.',
};
const mute: CheckState = {
  kind: 'failed',
  text: 'This browser plays no sound.',
  remedy: 'You can do without: every question is on the page as text.',
};
