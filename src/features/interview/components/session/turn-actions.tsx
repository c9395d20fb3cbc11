import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WaitingButton } from '../waiting-button.tsx';

interface TurnActionsProps {
  /** Something is under way; the others wait for it. */
  readonly busy: boolean;
  readonly handingIn: boolean;
  readonly paused: boolean;
  readonly onDone: () => void;
  readonly onThinking: () => void;
  readonly onContinue: () => void;
  readonly onRepeat: () => void;
  readonly onSkip: () => void;
}

const wholeRow = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

/** The candidate's control of the turn: nothing moves on without one of these. */
export function TurnActions(props: TurnActionsProps) {
  const { busy, handingIn, paused, onDone, onThinking, onContinue, onRepeat, onSkip } = props;
  return (
    <Box
      role="group"
      aria-label="This question"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto) 1fr' } }}
    >
      <WaitingButton busy={busy} onClick={onDone} variant="contained" size="large" sx={wholeRow}>
        {handingIn ? 'Handing in…' : 'Done'}
      </WaitingButton>
      <WaitingButton busy={busy} onClick={paused ? onContinue : onThinking} variant="outlined" size="large">
        {paused ? 'Continue' : 'Still thinking'}
      </WaitingButton>
      <Button variant="outlined" size="large" onClick={onRepeat}>
        Repeat
      </Button>
      <WaitingButton busy={busy} onClick={onSkip} size="large" sx={wholeRow}>
        Skip
      </WaitingButton>
    </Box>
  );
}
