import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { useDone } from '../done.tsx';
import { Security } from '../security.tsx';
import { PasswordForm } from './password-form.tsx';

/** Another password, or a first one where the account has none. */
export function PasswordSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Password" headingRef={heading}>
      <Security rows={3}>
        {({ has_password }) => (
          <PasswordChange hasPassword={has_password} onFocusLost={() => heading.current?.focus()} />
        )}
      </Security>
    </Panel>
  );
}

interface PasswordChangeProps {
  readonly hasPassword: boolean;
  /** The form that had the focus was replaced by an empty one. */
  readonly onFocusLost: () => void;
}

function PasswordChange({ hasPassword, onFocusLost }: PasswordChangeProps) {
  const accountChanged = useAccountChanged();
  const [changes, setChanges] = useState(0);
  const done = useDone();
  const onChanged = () => {
    setChanges(changes + 1);
    const [title, verb] = hasPassword ? ['Password changed', 'changed'] : ['Password set', 'set'];
    done.say(title, `Your password is ${verb}. Your other devices are logged out.`);
    onFocusLost();
    void accountChanged();
  };
  return (
    <Stack spacing={2}>
      <Typography>
        {hasPassword
          ? 'Changing it logs out your other devices.'
          : 'You sign in without a password. Setting one gives you a second way in and logs out your other devices.'}
      </Typography>
      {done.note}
      <PasswordForm key={changes} hasPassword={hasPassword} onChanged={onChanged} />
    </Stack>
  );
}
