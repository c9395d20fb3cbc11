import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { silent } from '../../../../api/client.ts';
import { cancelEmailChange, resendEmailChange } from '../../../../api/gen/sdk.gen.ts';
import type { AccountSecurity, User } from '../../../../api/gen/types.gen.ts';
import { Notice } from '../../../../components/notice.tsx';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';
import { useFocusLost } from '../use-focus-lost.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailForm } from './email-form.tsx';

interface EmailChangeProps {
  readonly security: AccountSecurity;
  /** The step that had the focus was replaced by the other one. */
  readonly onFocusLost: () => void;
}

/** The address, and its change in two steps: ask for it, then prove it; until then the former one counts. */
export const EmailChange = observer(function EmailChange({ security, onFocusLost }: EmailChangeProps) {
  const { has_password: hasPassword, email_change: waiting } = security;
  const { auth } = useStores();
  const accountChanged = useAccountChanged();
  const done = useDone();
  const [over, setOver] = useState('');
  // Whatever became of it, the page then shows how it stands.
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: () => Promise<void>) => act().finally(accountChanged),
  });
  useFocusLost(waiting !== null, onFocusLost);

  const begin = async () => {
    setOver('');
    done.clear();
    await accountChanged();
  };
  const finish = async (user: User) => {
    auth.updateUser(user);
    setOver('');
    done.say('E-mail address changed', `From now on you sign in as ${user.email}.`);
    await accountChanged();
  };
  const onOver = async (reason: string) => {
    setOver(reason);
    done.clear();
    await accountChanged();
  };
  const resend = async () => {
    const { data } = await resendEmailChange({ ...silent });
    setOver('');
    done.say('New code sent', `A new code is on its way to ${data.email}. Only this one works.`);
  };
  const cancel = async () => {
    await cancelEmailChange({ ...silent });
    setOver('');
    done.say('Change cancelled', 'Your e-mail address stays as it is. The code no longer works.');
  };

  return (
    <Stack spacing={2}>
      <Typography>
        You sign in as <strong>{auth.user?.email}</strong>.
      </Typography>
      {done.note}
      {over && <Notice tone="warning">{over}</Notice>}
      <ActionFailure error={error} />
      {waiting ? (
        <EmailCodeForm
          waiting={waiting}
          onProven={finish}
          onOver={onOver}
          isBusy={isPending}
          onResend={() => mutate(resend)}
          onCancel={() => mutate(cancel)}
        />
      ) : (
        <EmailForm hasPassword={hasPassword} onAsked={begin} />
      )}
    </Stack>
  );
});
