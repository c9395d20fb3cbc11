import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect } from 'react';
import { CodeField } from '../../../../components/form/fields/code-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { blameCode, codeProblem } from '../../../../components/form/six-digits.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { unlessOver } from '../../../../components/form/unless-over.ts';
import { useForm } from '../../../../components/form/use-form.ts';
import { tidyCode } from '../../../../lib/fields/verification-code.ts';
import { useVerifyEmail } from '../../verification/use-verify-email.ts';
import { Landing } from './landing.tsx';

interface CodeFormProps {
  introRef: Ref<HTMLDivElement>;
  challenge: string;
  email: string;
  /** The code of the mail's link; it is sent by itself. */
  linkedCode: string | null;
  /** The challenge can no longer be met; `text` says why. */
  onOver: (text: string) => void;
}

/** Takes the six digits of the mail. */
export function CodeForm({ introRef, challenge, email, linkedCode, onOver }: CodeFormProps) {
  const verify = useVerifyEmail(challenge, email);
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { code: linkedCode ?? '' },
    check: ({ code }) => ({ code: codeProblem(code, 'the mail') }),
    send: ({ code }) => unlessOver(() => verify(tidyCode(code)), onOver),
    blame: blameCode,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code that came by link is sent once, on arrival
  useEffect(() => {
    if (linkedCode !== null) onSubmit();
  }, []);

  return (
    <Stack component="form" spacing={2.5} noValidate aria-label="Verify your email" onSubmit={onSubmit}>
      <Landing ref={introRef}>
        {/* However long the address is, the card keeps the width of a phone. */}
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {email ? (
            <>
              Enter the code from the mail to <strong>{email}</strong>.
            </>
          ) : (
            'Enter the code from the mail.'
          )}{' '}
          It works for 10 minutes.
        </Typography>
      </Landing>
      <FormFailure summary={summary} failure={failure} />
      <CodeField {...field('code')} value={values.code} />
      <SubmitButton pending={isPending} pendingLabel="Verifying">
        Verify
      </SubmitButton>
    </Stack>
  );
}
