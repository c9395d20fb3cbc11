import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SecondFactor } from '../../../../../openapi/gen/types.gen.ts';
import { forgetTrustedDevices } from '../../../../api/gen/sdk.gen.ts';
import { Notice } from '../../../../components/notice.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';
import type { TwoFactorDialog } from './two-factor-dialog.ts';

/** With so few recovery codes left it is time for new ones. */
const FEW_CODES = 3;

interface TwoFactorOnProps {
  readonly secondFactor: SecondFactor;
  readonly onAsk: (dialog: TwoFactorDialog) => void;
}

/** What belongs to a second factor that is on. */
export function TwoFactorOn({ secondFactor, onAsk }: TwoFactorOnProps) {
  const { enabled_at, email_codes, recovery_codes_left, trusted_devices } = secondFactor;
  return (
    <Stack spacing={3}>
      <Typography>
        On
        {enabled_at && (
          <>
            , since <RelativeTime value={enabled_at} />
          </>
        )}
        . Signing in asks for a code from your authenticator app.
      </Typography>
      <Part title="Recovery codes">
        <CodesLeft left={recovery_codes_left} />
        <Button variant="outlined" onClick={() => onAsk('replace-codes')}>
          Replace the codes
        </Button>
      </Part>
      <Part title="Codes by email">
        <FormControlLabel
          control={<Switch checked={email_codes} onChange={() => onAsk('email-codes')} />}
          label="Allow codes by email"
        />
        <Typography variant="body2" color="textSecondary">
          Less secure: anyone who reads your email needs only your password.
        </Typography>
      </Part>
      <Part title="Trusted devices">
        <TrustedDevices count={trusted_devices} />
      </Part>
      <Box>
        <Button variant="outlined" color="error" onClick={() => onAsk('turn-off')}>
          Turn off two-factor authentication
        </Button>
      </Box>
    </Stack>
  );
}

function CodesLeft({ left }: { readonly left: number }) {
  const text = left === 1 ? '1 code is left.' : `${left} codes are left.`;
  if (left > FEW_CODES) return <Typography>{text} Each works once, without your phone.</Typography>;
  return (
    <Notice tone="warning">{text} Replace them now: without your phone or a code you can’t sign in.</Notice>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** How many devices are not asked for a code, and the way to have all of them asked again. */
function TrustedDevices({ count }: { readonly count: number }) {
  const accountChanged = useAccountChanged();
  const done = useDone();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await forgetTrustedDevices();
      done.say('Trusted devices forgotten', 'Every device is asked for a code next time.');
      await accountChanged();
    },
  });
  return (
    <>
      <Typography>{countText(count)}</Typography>
      {done.note}
      <ActionFailure error={error} />
      {(count > 0 || isPending) && (
        <WaitingButton variant="outlined" busy={isPending} onClick={() => mutate()}>
          Ask every device again
        </WaitingButton>
      )}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Every device is asked for a code.';
  const devices = count === 1 ? '1 device is' : `${count} devices are`;
  return `${devices} trusted and not asked for a code for 30 days.`;
}
