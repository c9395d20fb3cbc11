import Box from '@mui/material/Box';
import { WaitingButton } from '../../../components/waiting-button.tsx';

interface FinishEarlyProps {
  readonly busy: boolean;
  /** Asks before it does so. */
  readonly onFinish: () => Promise<void>;
}

/** The way out of an interview before its last question, apart from the other buttons. */
export function FinishEarly({ busy, onFinish }: FinishEarlyProps) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <WaitingButton busy={busy} variant="outlined" color="inherit" onClick={() => void onFinish()}>
        Finish early…
      </WaitingButton>
    </Box>
  );
}
