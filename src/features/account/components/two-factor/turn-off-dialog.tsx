import Typography from '@mui/material/Typography';
import type { Reauthentication } from '../../../../../openapi/gen/types.gen.ts';
import { disableSecondFactor } from '../../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { OwnerDialog } from '../owner/owner-dialog.tsx';
import type { TwoFactorDialogProps } from './two-factor-dialog.ts';

/** Turns the second factor off. */
export function TurnOffDialog({ hasPassword, onClose }: TwoFactorDialogProps) {
  const { notifications } = useStores();
  const accountChanged = useAccountChanged();
  const turnOff = async (proof: Reauthentication) => {
    await disableSecondFactor({ body: proof });
    notifications.success('Signing in no longer asks for a code.', 'Two-factor authentication is off');
    await accountChanged();
    onClose();
  };
  return (
    <OwnerDialog
      title="Turn off two-factor authentication"
      confirmLabel="Turn off"
      pendingLabel="Turning off"
      hasPassword={hasPassword}
      isDestructive
      send={turnOff}
      onCancel={onClose}
    >
      <Typography>
        Signing in won’t ask for a code. Recovery codes and trusted devices are removed. Turning it on again
        takes a new QR code.
      </Typography>
    </OwnerDialog>
  );
}
