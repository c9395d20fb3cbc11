import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BottomBar } from '../../../components/bottom-bar.tsx';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { flushButton } from '../../../theme/flush-button.ts';
import { isBusy, isOnItsWay, type TurnState } from './turn-controller.ts';
import type { TurnController } from './use-turn-controller.ts';

interface TurnActionsProps {
  readonly controller: TurnController;
  readonly paused: boolean;
  /** Ctrl or Cmd with Enter runs code there, and submits any other answer. */
  readonly isCode: boolean;
}

/** The candidate's control of the turn: nothing moves on without one of these; the likely ones stay in view. */
export function TurnActions({ controller, paused, isCode }: TurnActionsProps) {
  const { state, done, goOn, stillThinking, repeat, skip } = controller;
  const busy = isBusy(state);
  useKeyChord('Enter', () => void (!busy && !isCode && done()));
  return (
    <>
      <BottomBar label="This question" background="default">
        <WaitingButton busy={busy} onClick={done} variant={paused ? 'outlined' : 'contained'} size="large">
          {doneLabel(state)}
        </WaitingButton>
        <WaitingButton
          busy={busy}
          onClick={paused ? goOn : stillThinking}
          variant={paused ? 'contained' : 'outlined'}
          size="large"
        >
          {paused ? 'Continue' : 'Still thinking'}
        </WaitingButton>
      </BottomBar>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Button onClick={repeat} sx={flushButton}>
          Repeat
        </Button>
        <WaitingButton busy={busy} onClick={skip} sx={flushButton}>
          Skip
        </WaitingButton>
      </Box>
    </>
  );
}

function doneLabel(state: TurnState): string {
  if (isOnItsWay(state)) return 'Submitting…';
  return state.status === 'lookingForRecordings' ? 'Looking for recordings…' : 'Done';
}
