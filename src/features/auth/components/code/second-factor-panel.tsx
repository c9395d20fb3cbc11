import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { SecondFactorMethod } from '../../../../../openapi/gen/types.gen.ts';
import { Notice } from '../../../../components/notice.tsx';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { methodWords } from '../../second-factor/second-factor-methods.ts';
import { type MailState, useSecondFactor } from '../../second-factor/use-second-factor.ts';
import { useAttempt } from '../../use-attempt.ts';
import { DemoHint } from './demo-hint.tsx';
import { OtpForm } from './otp-form.tsx';
import { ResendCode } from './resend-code.tsx';

interface SecondFactorPanelProps {
  challenge: string;
  /** What the sign-in can be finished with; the first is offered first. */
  methods: readonly SecondFactorMethod[];
  /** The challenge can no longer be met. */
  onOver: () => void;
}

/** Meets the second factor by one of its methods. */
export function SecondFactorPanel({ challenge, methods, onOver }: SecondFactorPanelProps) {
  const { verify, mailCode, mailCodeOnce } = useSecondFactor(challenge, onOver);
  const { attempt, isPending, failure } = useAttempt();
  const [chosen, setChosen] = useState<SecondFactorMethod | null>(null);
  const [isTrusted, setTrusted] = useState(false);
  const [mail, setMail] = useState<MailState | null>(null);
  const method = chosen ?? methods.find((name) => name !== 'email') ?? 'totp';

  const switchTo = (name: SecondFactorMethod) =>
    attempt(async () => {
      if (name === 'email' && !mail) await mailCodeOnce(setMail);
      setChosen(name);
    });

  return (
    <Stack spacing={3}>
      <OtpForm
        key={method}
        method={method}
        takesFocus={chosen !== null}
        isTrusted={isTrusted}
        onTrust={setTrusted}
        send={(code) => verify(method, code, isTrusted)}
      />
      {method === 'email' && mail && (
        <>
          {mail.note && <Notice tone="info">{mail.note}</Notice>}
          <ResendCode
            resendAfter={mail.resendAfter}
            send={() => mailCode(setMail)}
            sentText="The code is on its way once more."
          />
        </>
      )}
      <Stack spacing={1}>
        {failure && <Notice tone="error">{failure}</Notice>}
        {methods
          .filter((name) => name !== method)
          .map((name) => (
            <WaitingButton key={name} busy={isPending} variant="text" onClick={() => void switchTo(name)}>
              {name === 'email' && mail ? 'Use the code of the mail' : methodWords[name].action}
            </WaitingButton>
          ))}
      </Stack>
      {method === 'email' && <DemoHint />}
    </Stack>
  );
}
