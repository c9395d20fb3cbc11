import Typography from '@mui/material/Typography';
import type { Reauthentication } from '../../../../../openapi/gen/types.gen.ts';
import { updateSecondFactor } from '../../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { OwnerDialog } from '../owner/owner-dialog.tsx';
import type { TwoFactorDialogProps } from './two-factor-dialog.ts';

/** Allows codes by email, or no longer. */
export function EmailCodesDialog({ hasPassword, secondFactor, onClose }: TwoFactorDialogProps) {
  const { notifications } = useStores();
  const accountChanged = useAccountChanged();
  const allow = !secondFactor.email_codes;
  const update = async (proof: Reauthentication) => {
    await updateSecondFactor({ body: { email_codes: allow, ...proof } });
    notifications.success(allow ? 'Codes by email are allowed.' : 'Codes by email are no longer allowed.');
    await accountChanged();
    onClose();
  };
  return (
    <OwnerDialog
      title={allow ? 'Allow codes by email' : 'No longer allow codes by email'}
      confirmLabel={allow ? 'Allow' : 'No longer allow'}
      pendingLabel="Saving"
      hasPassword={hasPassword}
      send={update}
      onCancel={onClose}
    >
      <Typography>
        {allow
          ? 'A sign-in can then also be finished with a code sent to your email address. Whoever can read your mail needs only your password then.'
          : 'A sign-in can then be finished with your app or a recovery code only.'}
      </Typography>
    </OwnerDialog>
  );
}
