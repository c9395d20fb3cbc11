import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Passkey } from '../../../../api/gen/types.gen.ts';
import { Notice } from '../../../../components/notice.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { passkeyCircumstances, passkeyObstacle } from './passkey-obstacle.ts';

interface PasskeysProps {
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  /** What had the focus is gone. */
  readonly onFocusLost: () => void;
}

/** The passkeys there are, and the way to another one, or why there is none here. */
export function Passkeys({ hasPassword, passkeys, onFocusLost }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  const obstacle = passkeyObstacle(passkeyCircumstances());
  return (
    <Stack spacing={2}>
      <Typography>
        With a passkey you sign in by your fingerprint, your face or the PIN of your device. There is nothing
        to remember, and nothing that a false page could take from you.
      </Typography>
      {passkeys.length === 0 ? (
        <Typography color="textSecondary">You have no passkey yet.</Typography>
      ) : (
        <PasskeyList passkeys={passkeys} onRemoved={onFocusLost} />
      )}
      {obstacle ? (
        <Notice tone="info">{obstacle}</Notice>
      ) : (
        <Button
          variant={passkeys.length === 0 ? 'contained' : 'outlined'}
          size="large"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setAdding(true)}
        >
          Add a passkey
        </Button>
      )}
      {isAdding && <AddPasskeyDialog hasPassword={hasPassword} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
