import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { AccountSecurity, Passkey } from '../../../../../openapi/gen/types.gen.ts';
import { Notice } from '../../../../components/notice.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { hasOneLoginMethod } from '../owner/only-login-method.tsx';
import { Security } from '../security.tsx';
import { useFocusLost } from '../use-focus-lost.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { passkeyCircumstances, passkeyObstacle } from './passkey-obstacle.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

/** Passkeys: a way in without a password. */
export function PasskeysSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Passkeys" headingRef={heading}>
      <Security rows={2}>
        {(security) => <Passkeys security={security} onFocusLost={() => heading.current?.focus()} />}
      </Security>
    </Panel>
  );
}

interface PasskeysProps {
  readonly security: AccountSecurity;
  /** What had the focus is gone. */
  readonly onFocusLost: () => void;
}

/** The passkeys there are, and the way to another one, or why there is none here. */
function Passkeys({ security, onFocusLost }: PasskeysProps) {
  const { has_password: hasPassword, passkeys } = security;
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  useFocusLost(leaving !== null, onFocusLost);
  const obstacle = passkeyObstacle(passkeyCircumstances(passkeys.length));
  return (
    <Stack spacing={2}>
      <Typography>
        Sign in with your fingerprint, face or device PIN. Nothing to remember, and nothing a fake page can
        steal.
      </Typography>
      {passkeys.length === 0 ? (
        <Typography color="textSecondary">No passkeys yet.</Typography>
      ) : (
        <PasskeyList
          passkeys={passkeys}
          isOnlyLoginMethod={hasOneLoginMethod(security)}
          onRemove={setLeaving}
        />
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
      {leaving && (
        <RemovePasskeyDialog passkey={leaving} hasPassword={hasPassword} onClose={() => setLeaving(null)} />
      )}
    </Stack>
  );
}
