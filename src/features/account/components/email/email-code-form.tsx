import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User, WaitingEmailChange } from '../../../../../openapi/gen/types.gen.ts';
import { verifyEmailChange } from '../../../../api/gen/sdk.gen.ts';
import { CodeField } from '../../../../components/form/fields/code-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { blameCode, codeProblem } from '../../../../components/form/six-digits.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { unlessOver } from '../../../../components/form/unless-over.ts';
import { useCoolDown } from '../../../../components/form/use-cool-down.ts';
import { useForm } from '../../../../components/form/use-form.ts';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { tidyCode } from '../../../../lib/fields/verification-code.ts';

interface EmailCodeFormProps {
  readonly waiting: WaitingEmailChange;
  readonly onProven: (user: User) => Promise<void>;
  /** The code can no longer be entered; `text` says why. */
  readonly onOver: (text: string) => Promise<void>;
  /** A new code is being asked for, or the change given up. */
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onCancel: () => void;
}

/** Takes the code that proves the new address, has another one sent, or gives the change up. */
export function EmailCodeForm({ waiting, onProven, onOver, ...actions }: EmailCodeFormProps) {
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code, 'the mail') }),
    send: ({ code }) =>
      unlessOver(async () => {
        const body = { challenge_id: waiting.challenge_id, code: tidyCode(code) };
        const { data } = await verifyEmailChange({ body });
        await onProven(data);
      }, onOver),
    blame: blameCode,
  });
  return (
    <Stack component="form" spacing={2} noValidate aria-label="Prove the new address" onSubmit={onSubmit}>
      <Typography>
        We sent a code to <strong>{waiting.email}</strong>. Until you enter it, nothing changes. A code works
        for 10 minutes.
      </Typography>
      <FormFailure summary={summary} failure={failure} />
      <CodeField {...field('code')} value={values.code} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton pending={isPending} pendingLabel="Checking">
          Change the address
        </SubmitButton>
        <OtherActions resendAfter={waiting.resend_after} {...actions} />
      </Box>
    </Stack>
  );
}

interface OtherActionsProps extends Pick<EmailCodeFormProps, 'isBusy' | 'onResend' | 'onCancel'> {
  readonly resendAfter: string;
}

/** A new code, once the cool-down is over, and the way out. */
function OtherActions({ resendAfter, isBusy, onResend, onCancel }: OtherActionsProps) {
  const seconds = useCoolDown(resendAfter);
  const mustWait = isBusy || seconds > 0;
  return (
    <>
      <WaitingButton busy={mustWait} variant="outlined" size="large" onClick={onResend}>
        {seconds > 0 ? `Send a new code in ${seconds} s` : 'Send a new code'}
      </WaitingButton>
      <WaitingButton busy={isBusy} variant="text" size="large" onClick={onCancel}>
        Cancel the change
      </WaitingButton>
    </>
  );
}
