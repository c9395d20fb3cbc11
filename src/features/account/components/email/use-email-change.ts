import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../../openapi/gen/types.gen.ts';
import { cancelEmailChange, resendEmailChange } from '../../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { useDone } from '../done.tsx';

/** The steps of a change of the address, and what is said of the last one. */
export function useEmailChange() {
  const { auth } = useStores();
  const accountChanged = useAccountChanged();
  const done = useDone();
  const [over, setOver] = useState('');
  // Whatever became of it, the page then shows how it stands.
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: () => Promise<void>) => act().finally(accountChanged),
  });

  const resend = async () => {
    const { data } = await resendEmailChange();
    setOver('');
    done.say('New code sent', `A new code is on its way to ${data.email}. Only this one works.`);
  };
  const cancel = async () => {
    await cancelEmailChange();
    setOver('');
    done.say('Change cancelled', 'Your email address stays as it is. The code no longer works.');
  };

  return {
    note: done.note,
    /** Why the code can no longer be entered; empty where it can. */
    over,
    isPending,
    error,
    begun: () => {
      setOver('');
      done.clear();
      return accountChanged();
    },
    proven: (user: User) => {
      auth.updateUser(user);
      setOver('');
      done.say('Email address changed', `From now on you sign in as ${user.email}.`);
      return accountChanged();
    },
    ended: (reason: string) => {
      setOver(reason);
      done.clear();
      return accountChanged();
    },
    resend: () => mutate(resend),
    cancel: () => mutate(cancel),
  };
}
