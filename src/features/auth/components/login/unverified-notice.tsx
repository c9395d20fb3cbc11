import { Notice } from '../../../../components/notice.tsx';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { useSendCode } from '../../verification/use-send-code.ts';

interface UnverifiedNoticeProps {
  /** What the server said. */
  text: string;
  email: string;
}

/** The password is right but the address is not proven yet: sends a new code and goes on to enter it. */
export function UnverifiedNotice({ text, email }: UnverifiedNoticeProps) {
  const sendCode = useSendCode('verify-email');
  const { attempt, isPending, failure } = useAttempt();
  return (
    <Notice tone="warning">
      <div>{failure ?? text}</div>
      <WaitingButton
        variant="outlined"
        sx={{ mt: 1.5 }}
        busy={isPending}
        onClick={() => void attempt(() => sendCode(email))}
      >
        Send me a new code
      </WaitingButton>
    </Notice>
  );
}
