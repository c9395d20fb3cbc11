import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import type { TurnControl } from './use-turn-control.ts';

interface TurnActionsProps {
  readonly control: TurnControl;
  /** The answer is on its way to the server. */
  readonly onItsWay: boolean;
  readonly paused: boolean;
}

const wholeRow = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

/** The candidate's control of the turn: nothing moves on without one of these. */
export function TurnActions({ control, onItsWay, paused }: TurnActionsProps) {
  const { work, done, goOn, stillThinking, repeat, skip } = control;
  const busy = work.busy || onItsWay;
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
        {doneLabel(work, onItsWay)}
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

function doneLabel({ submitting, looking }: TurnControl['work'], onItsWay: boolean): string {
  if (submitting || onItsWay) return 'Handing in…';
  return looking ? 'Looking for recordings…' : 'Done';
}
