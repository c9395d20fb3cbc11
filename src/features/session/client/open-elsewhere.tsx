import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { SessionHeading } from '../components/session-heading.tsx';

interface OpenElsewhereProps {
  /** `tab`: of this browser; `place`: in another browser or on another device. */
  readonly where: 'tab' | 'place';
  readonly takingOver: boolean;
  /** Why it could not be taken over. */
  readonly problem?: string | null;
  readonly onTakeOver: () => void;
  /** What is held back here until then. */
  readonly children?: ReactNode;
}

const promises = {
  tab: 'If you take over, it goes on here with what you have written there, and the clock stays as it is.',
  place:
    'If you take over, it goes on here, and the clock stays as it is. What you typed here is kept; where another text was saved there since, you choose between the two, and of a question that is submitted there you see here what is not in its answer.',
} as const;

/** Says that the session goes on elsewhere, with the way to have it here. */
export function OpenElsewhere({ where, takingOver, problem, onTakeOver, children }: OpenElsewhereProps) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <SessionHeading
        title={`This interview is open in another ${where}`}
        documentTitle={`Open in another ${where}`}
      />
      <Typography>
        It goes on in one {where} at a time, so that nothing you write is overwritten. {promises[where]}
      </Typography>
      {children}
      {problem && <Alert severity="error">It could not be taken over. {problem}</Alert>}
      <WaitingButton busy={takingOver} variant="contained" size="large" onClick={onTakeOver}>
        {takingOver ? 'Taking over…' : 'Take over here'}
      </WaitingButton>
    </Stack>
  );
}
