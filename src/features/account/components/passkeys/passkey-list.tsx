import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { silent } from '../../../../api/client.ts';
import { removePasskey } from '../../../../api/gen/sdk.gen.ts';
import type { Passkey } from '../../../../api/gen/types.gen.ts';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { ActionFailure } from '../action-failure.tsx';
import { ItemList, ItemRow } from '../item-list.tsx';

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onRemoved: () => void;
}

/** Each passkey by its name, with when it was added and used. */
export function PasskeyList({ passkeys, onRemoved }: PasskeyListProps) {
  const { mutate, error } = useRemoval(onRemoved);
  return (
    <Stack spacing={1.5}>
      <ActionFailure error={error} />
      <ItemList label="Your passkeys">
        {passkeys.map((passkey) => (
          <ItemRow
            key={passkey._id}
            title={passkey.name}
            detail={<PasskeyDates passkey={passkey} />}
            action={
              <Button
                variant="outlined"
                color="error"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => mutate(passkey)}
              >
                Remove
              </Button>
            }
          />
        ))}
      </ItemList>
    </Stack>
  );
}

function PasskeyDates({ passkey: { created_at, last_used_at } }: { readonly passkey: Passkey }) {
  return (
    <>
      Added <RelativeTime value={created_at} />,{' '}
      {last_used_at ? (
        <>
          last used <RelativeTime value={last_used_at} />
        </>
      ) : (
        'not used yet'
      )}
    </>
  );
}

function useRemoval(onRemoved: () => void) {
  const { confirm, notifications } = useStores();
  const accountChanged = useAccountChanged();
  return useMutation({
    mutationFn: async ({ _id, name }: Passkey) => {
      const isSure = await confirm.ask({
        title: 'Remove this passkey',
        message: `You can no longer sign in with “${name}”. Your device may go on offering it until you delete it there too.`,
        confirmLabel: 'Remove passkey',
        variant: 'error',
      });
      if (!isSure) return;
      await removePasskey({ ...silent, path: { passkey_id: _id } });
      notifications.success(`“${name}” is removed.`, 'Passkey removed');
      await accountChanged();
      onRemoved();
    },
  });
}
