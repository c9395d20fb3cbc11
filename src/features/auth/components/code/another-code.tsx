import { useLocation } from 'react-router-dom';
import { type CodePurpose, resendAfterOf } from '../../verification/code-page.ts';
import { useSendCode } from '../../verification/use-send-code.ts';
import { DemoHint } from './demo-hint.tsx';
import { ResendCode } from './resend-code.tsx';

interface AnotherCodeProps {
  purpose: CodePurpose;
  /** Empty where it is not known; then no code can be asked for here. */
  email: string;
  /** Which addresses get one, to follow "if the address". */
  condition: string;
}

/** What helps whoever waits for the mail: a new code, and in the demo where the mail is. */
export function AnotherCode({ purpose, email, condition }: AnotherCodeProps) {
  const { state } = useLocation();
  const sendCode = useSendCode(purpose);
  return (
    <>
      {email !== '' && (
        <ResendCode
          resendAfter={resendAfterOf(state)}
          send={() => sendCode(email, { replace: true })}
          sentText={`A new code is on its way if the address ${condition}. Codes sent before no longer work.`}
        />
      )}
      <DemoHint />
    </>
  );
}
