import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { User } from '../../../../api/gen/types.gen.ts';
import { Notice } from '../../../../components/notice.tsx';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { useDone } from '../done.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { usePendingChange } from './pending-change.ts';

interface EmailChangeProps {
  readonly hasPassword: boolean;
  /** The step that had the focus was replaced by the other one. */
  readonly onFocusLost: () => void;
}

/** The address, and its change in two steps: ask for it, then prove it; until then the former one counts. */
export const EmailChange = observer(function EmailChange({ hasPassword, onFocusLost }: EmailChangeProps) {
  const { auth } = useStores();
  const { pending, begin, end } = usePendingChange();
  const [asked, setAsked] = useState('');
  const [deadEnd, setDeadEnd] = useState('');
  const done = useDone();
  const accountChanged = useAccountChanged();

  const askAgain = (email: string, reason = '') => {
    setAsked(email);
    setDeadEnd(reason);
    end();
    onFocusLost();
  };
  const finish = (user: User) => {
    auth.updateUser(user);
    askAgain('');
    done.say('E-mail address changed', `From now on you sign in as ${user.email}.`);
    void accountChanged();
  };

  return (
    <Stack spacing={2}>
      <Typography>
        You sign in as <strong>{auth.user?.email}</strong>.
      </Typography>
      {done.note}
      {pending ? (
        <EmailCodeForm
          pending={pending}
          onProven={finish}
          onDead={(reason) => askAgain(pending.email, reason)}
          onStartOver={() => askAgain(pending.email)}
        />
      ) : (
        <>
          {deadEnd && <Notice tone="warning">{deadEnd}</Notice>}
          <EmailForm
            key={asked}
            email={asked}
            hasPassword={hasPassword}
            onAsked={(challenge, email) => {
              setDeadEnd('');
              done.clear();
              begin(challenge, email);
            }}
          />
        </>
      )}
    </Stack>
  );
});
