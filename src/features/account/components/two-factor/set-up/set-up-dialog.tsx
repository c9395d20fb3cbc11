import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TotpSetup } from '../../../../../../openapi/gen/types.gen.ts';
import { startTotpSetup } from '../../../../../api/gen/sdk.gen.ts';
import { useAccountChanged } from '../../../use-account-changed.ts';
import { DialogShell } from '../../dialog-shell.tsx';
import { OwnerForm } from '../../owner/owner-form.tsx';
import { RecoveryCodesForm } from '../recovery-codes-form.tsx';
import type { TwoFactorDialogProps } from '../two-factor-dialog.ts';
import { useShownCodes } from '../use-shown-codes.ts';
import { ScanForm } from './scan-form.tsx';

/** Turns on the second factor: the owner's password, the app's first code, the recovery codes. */
export function SetUpDialog({ hasPassword, onClose }: TwoFactorDialogProps) {
  const accountChanged = useAccountChanged();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const { codes, show, isStored, setStored, close } = useShownCodes(onClose);

  const onConfirmed = (made: string[]) => {
    show(made);
    void accountChanged();
  };
  if (codes)
    return (
      <DialogShell onClose={() => void close()}>
        <RecoveryCodesForm
          codes={codes}
          title="Two-factor authentication is on"
          isStored={isStored}
          onStoredChange={setStored}
          onDone={onClose}
        />
      </DialogShell>
    );
  return (
    <DialogShell onClose={onClose}>
      {setup ? (
        <ScanForm setup={setup} onConfirmed={onConfirmed} onCancel={onClose} />
      ) : (
        <OwnerForm
          title="Set up two-factor authentication"
          confirmLabel="Continue"
          pendingLabel="Preparing"
          hasPassword={hasPassword}
          send={async (proof) => setSetup((await startTotpSetup({ body: proof })).data)}
          onCancel={onClose}
        >
          <Typography>You need an authenticator app on your phone that scans QR codes.</Typography>
        </OwnerForm>
      )}
    </DialogShell>
  );
}
