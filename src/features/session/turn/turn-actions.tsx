import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { isBusy, isOnItsWay, type TurnState } from './turn-controller.ts';
import type { TurnController } from './use-turn-controller.ts';

interface TurnActionsProps {
  readonly controller: TurnController;
  readonly paused: boolean;
  /** Ctrl or Cmd with Enter runs code there, and submits any other answer. */
  readonly isCode: boolean;
}

const wholeRow = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

/** The candidate's control of the turn: nothing moves on without one of these. */
export function TurnActions({ controller, paused, isCode }: TurnActionsProps) {
  const { state, done, goOn, stillThinking, repeat, skip } = controller;
  const busy = isBusy(state);
  useKeyChord('Enter', () => void (!busy && !isCode && done()));
  return (
    <Box
      role="group"
      aria-label="This question"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto) 1fr' } }}
    >
      <WaitingButton
        busy={busy}
        onClick={done}
        variant={paused ? 'outlined' : 'contained'}
        size="large"
        sx={wholeRow}
      >
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
      <Button variant="outlined" size="large" onClick={repeat}>
        Repeat
      </Button>
      <WaitingButton busy={busy} onClick={skip} size="large" sx={wholeRow}>
        Skip
      </WaitingButton>
    </Box>
  );
}

function doneLabel(state: TurnState): string {
  if (isOnItsWay(state)) return 'Submitting…';
  return state.status === 'lookingForRecordings' ? 'Looking for recordings…' : 'Done';
}
