import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TotpSetup } from '../../../../../../openapi/gen/types.gen.ts';
import { confirmTotpSetup } from '../../../../../api/gen/sdk.gen.ts';
import { CopyButton } from '../../../../../components/copy-button.tsx';
import { CodeField } from '../../../../../components/form/fields/code-field.tsx';
import { FormFailure } from '../../../../../components/form/form-failure.tsx';
import { blameCode, codeProblem } from '../../../../../components/form/six-digits.ts';
import { SubmitButton } from '../../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../../components/form/use-form.ts';
import { tidyCode } from '../../../../../lib/fields/verification-code.ts';
import { linkTarget } from '../../../../../theme/touch-target.ts';
import { DialogForm } from '../../dialog-form.tsx';
import { QrCode } from './qr-code.tsx';

interface ScanFormProps {
  readonly setup: TotpSetup;
  readonly onConfirmed: (recoveryCodes: string[]) => void;
  readonly onCancel: () => void;
}

/** Hands the secret to the app, and takes the first code that the app makes of it. */
export function ScanForm({ setup, onConfirmed, onCancel }: ScanFormProps) {
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code, 'the app') }),
    send: async ({ code }) => {
      const { data } = await confirmTotpSetup({ body: { code: tidyCode(code) } });
      onConfirmed(data.codes);
    },
    blame: blameCode,
  });
  const actions = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <SubmitButton size="medium" pending={isPending} pendingLabel="Turning on">
        Turn on
      </SubmitButton>
    </>
  );
  return (
    <DialogForm title="Scan the QR code" onSubmit={onSubmit} actions={actions}>
      <Typography>Scan this with your authenticator app, then enter the code that it shows.</Typography>
      <QrCode text={setup.uri} label="QR code with the key for your authenticator app" />
      <SecretKey secret={setup.secret} />
      <Link href={setup.uri} sx={linkTarget}>
        Open in the authenticator app on this device
      </Link>
      <FormFailure summary={summary} failure={failure} />
      <CodeField {...field('code')} value={values.code} />
    </DialogForm>
  );
}

/** "ABCD EFGH IJ" of "ABCDEFGHIJ": groups of four are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The key for typing it into the app, where it cannot be scanned. */
function SecretKey({ secret }: { readonly secret: string }) {
  return (
    <div>
      <Typography variant="body2">Or type this key into the app:</Typography>
      <Typography component="code" sx={{ display: 'block', my: 1, fontFamily: 'monospace', fontWeight: 600 }}>
        {inGroups(secret)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <CopyButton text={secret} label="Copy key" />
      </Box>
    </div>
  );
}
