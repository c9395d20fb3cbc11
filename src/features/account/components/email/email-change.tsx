import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { AccountSecurity } from '../../../../../openapi/gen/types.gen.ts';
import { Notice } from '../../../../components/notice.tsx';
import { useStores } from '../../../../stores/context.tsx';
import { ActionFailure } from '../action-failure.tsx';
import { useFocusLost } from '../use-focus-lost.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { useEmailChange } from './use-email-change.ts';

interface EmailChangeProps {
  readonly security: AccountSecurity;
  /** The step that had the focus was replaced by the other one. */
  readonly onFocusLost: () => void;
}

/** The address, and its change in two steps: ask for it, then prove it; until then the former one counts. */
export const EmailChange = observer(function EmailChange({ security, onFocusLost }: EmailChangeProps) {
  const { has_password: hasPassword, email_change: waiting } = security;
  const { auth } = useStores();
  const change = useEmailChange();
  useFocusLost(waiting !== null, onFocusLost);

  return (
    <Stack spacing={2}>
      <Typography>
        You sign in as <strong>{auth.user?.email}</strong>.
      </Typography>
      {change.note}
      {change.over && <Notice tone="warning">{change.over}</Notice>}
      <ActionFailure error={change.error} />
      {waiting ? (
        <EmailCodeForm
          waiting={waiting}
          onProven={change.proven}
          onOver={change.ended}
          isBusy={change.isPending}
          onResend={change.resend}
          onCancel={change.cancel}
        />
      ) : (
        <EmailForm hasPassword={hasPassword} onAsked={change.begun} />
      )}
    </Stack>
  );
});
