import Typography from '@mui/material/Typography';
import type { Reauthentication } from '../../../../../openapi/gen/types.gen.ts';
import { replaceRecoveryCodes } from '../../../../api/gen/sdk.gen.ts';
import { useAccountChanged } from '../../use-account-changed.ts';
import { DialogShell } from '../dialog-shell.tsx';
import { OwnerForm } from '../owner/owner-form.tsx';
import { RecoveryCodesForm } from './recovery-codes-form.tsx';
import type { TwoFactorDialogProps } from './two-factor-dialog.ts';
import { useShownCodes } from './use-shown-codes.ts';

/** Makes ten new recovery codes and shows them. */
export function ReplaceCodesDialog({ hasPassword, onClose }: TwoFactorDialogProps) {
  const accountChanged = useAccountChanged();
  const { codes, show, isStored, setStored, close } = useShownCodes(onClose);
  const replace = async (proof: Reauthentication) => {
    const { data } = await replaceRecoveryCodes({ body: proof });
    show(data.codes);
    void accountChanged();
  };
  return (
    <DialogShell onClose={() => void close()}>
      {codes ? (
        <RecoveryCodesForm
          codes={codes}
          title="Your new recovery codes"
          isStored={isStored}
          onStoredChange={setStored}
          onDone={onClose}
        />
      ) : (
        <OwnerForm
          title="Replace the recovery codes"
          confirmLabel="Make new codes"
          pendingLabel="Making codes"
          hasPassword={hasPassword}
          send={replace}
          onCancel={onClose}
        >
          <Typography>
            You get ten new codes. The codes you have stored before no longer work then.
          </Typography>
        </OwnerForm>
      )}
    </DialogShell>
  );
}
