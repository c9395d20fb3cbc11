import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCoolDown } from '../../../../components/form/use-cool-down.ts';
import { Notice } from '../../../../components/notice.tsx';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { useAttempt } from '../../use-attempt.ts';

interface ResendCodeProps {
  /** From when on a new code can be asked for, ISO 8601; null when the server did not say. */
  resendAfter: string | null;
  send: () => Promise<void>;
  /** What is said once a code was asked for. */
  sentText: string;
}

/** A new code, once the cool-down is over; the button keeps its place and the focus meanwhile. */
export function ResendCode({ resendAfter, send, sentText }: ResendCodeProps) {
  const { attempt, isPending, failure } = useAttempt();
  const [isSent, setSent] = useState(false);
  const seconds = useCoolDown(resendAfter);
  const mustWait = isPending || seconds > 0;

  const resend = async () => {
    if (!mustWait) setSent(await attempt(send));
  };

  return (
    <Stack spacing={1.5}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <WaitingButton busy={mustWait} variant="outlined" size="large" onClick={() => void resend()}>
        {seconds > 0 ? `Send a new code in ${seconds} s` : 'Send a new code'}
      </WaitingButton>
      <Typography role="status" variant="body2" color="textSecondary">
        {isSent && sentText}
      </Typography>
    </Stack>
  );
}
