import Typography from '@mui/material/Typography';
import type { LinkedProvider, Reauthentication } from '../../../../../openapi/gen/types.gen.ts';
import { unlinkProvider } from '../../../../api/gen/sdk.gen.ts';
import { providerNames } from '../../../../lib/provider-names.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { OwnerDialog } from '../owner/owner-dialog.tsx';

interface UnlinkDialogProps {
  readonly linked: LinkedProvider;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Has an account elsewhere no longer lead in. */
export function UnlinkDialog({ linked: { _id, provider, email }, hasPassword, onClose }: UnlinkDialogProps) {
  const { notifications } = useStores();
  const accountChanged = useAccountChanged();
  const name = providerNames[provider];
  const unlink = async (proof: Reauthentication) => {
    await unlinkProvider({ path: { social_login_id: _id }, body: proof });
    notifications.success(`${email} at ${name} no longer signs in here.`, `${name} unlinked`);
    await accountChanged();
    onClose();
  };
  return (
    <OwnerDialog
      title={`Unlink ${name}`}
      confirmLabel="Unlink"
      pendingLabel="Unlinking"
      hasPassword={hasPassword}
      isDestructive
      send={unlink}
      onCancel={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        You can then no longer sign in here as {email} at {name}. That account itself stays as it is.
      </Typography>
    </OwnerDialog>
  );
}
