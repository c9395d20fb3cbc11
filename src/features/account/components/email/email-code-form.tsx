import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { silent } from '../../../../api/client.ts';
import { verifyEmailChange } from '../../../../api/gen/sdk.gen.ts';
import type { User } from '../../../../api/gen/types.gen.ts';
import { CodeField } from '../../../../components/form/code-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { blameCode, codeProblem } from '../../../../components/form/six-digits.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { unlessOver } from '../../../../components/form/unless-over.ts';
import { useCoolDown } from '../../../../components/form/use-cool-down.ts';
import { useForm } from '../../../../components/form/use-form.ts';
import { tidyCode } from '../../../../lib/verification-code.ts';
import type { PendingChange } from './pending-change.ts';

interface EmailCodeFormProps {
  readonly pending: PendingChange;
  readonly onProven: (user: User) => void;
  /** The code can no longer be entered; `text` says why. */
  readonly onDead: (text: string) => void;
  readonly onStartOver: () => void;
}

/** Takes the code that proves the new address. */
export function EmailCodeForm({ pending, onProven, onDead, onStartOver }: EmailCodeFormProps) {
  const seconds = useCoolDown(pending.resendAfter);
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code, 'the mail') }),
    send: ({ code }) =>
      unlessOver(async () => {
        const body = { challenge_id: pending.challengeId, code: tidyCode(code) };
        const { data } = await verifyEmailChange({ ...silent, body });
        onProven(data);
      }, onDead),
    blame: blameCode,
  });
  return (
    <Stack component="form" spacing={2} noValidate aria-label="Prove the new address" onSubmit={onSubmit}>
      <Typography role="status">
        A code is on its way to <strong>{pending.email}</strong>. Until you enter it, your former address
        counts. The code works for 10 minutes.
      </Typography>
      <FormFailure summary={summary} failure={failure} />
      <CodeField {...field('code')} value={values.code} autoFocus />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton pending={isPending} pendingLabel="Checking">
          Change the address
        </SubmitButton>
        <Button
          variant="text"
          size="large"
          aria-disabled={seconds > 0}
          onClick={() => seconds > 0 || onStartOver()}
        >
          {seconds > 0 ? `Start over in ${seconds} s` : 'Start over'}
        </Button>
      </Box>
    </Stack>
  );
}
