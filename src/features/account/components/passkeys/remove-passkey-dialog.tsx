import Typography from '@mui/material/Typography';
import type { Passkey, Reauthentication } from '../../../../../openapi/gen/types.gen.ts';
import { removePasskey } from '../../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { OwnerDialog } from '../owner/owner-dialog.tsx';

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Has a passkey no longer count. */
export function RemovePasskeyDialog({ passkey, hasPassword, onClose }: RemovePasskeyDialogProps) {
  const { _id, name } = passkey;
  const { notifications } = useStores();
  const accountChanged = useAccountChanged();
  const remove = async (proof: Reauthentication) => {
    await removePasskey({ path: { passkey_id: _id }, body: proof });
    notifications.success(`“${name}” is removed.`, 'Passkey removed');
    await accountChanged();
    onClose();
  };
  return (
    <OwnerDialog
      title="Remove this passkey"
      confirmLabel="Remove passkey"
      pendingLabel="Removing"
      hasPassword={hasPassword}
      isDestructive
      send={remove}
      onCancel={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        You can no longer sign in with “{name}”. Your device may go on offering it until you delete it there
        too.
      </Typography>
    </OwnerDialog>
  );
}
