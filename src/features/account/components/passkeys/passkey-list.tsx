import Button from '@mui/material/Button';
import type { Passkey } from '../../../../../openapi/gen/types.gen.ts';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { ItemList, ItemRow } from '../item-list.tsx';
import { OnlyLoginMethod } from '../owner/only-login-method.tsx';

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  /** Nothing else leads into the account, so it must stay. */
  readonly isOnlyLoginMethod: boolean;
  readonly onRemove: (passkey: Passkey) => void;
}

/** Each passkey by its name, with when it was added and used. */
export function PasskeyList({ passkeys, isOnlyLoginMethod, onRemove }: PasskeyListProps) {
  return (
    <ItemList label="Your passkeys">
      {passkeys.map((passkey) => (
        <ItemRow
          key={passkey._id}
          title={passkey.name}
          detail={<PasskeyDates passkey={passkey} />}
          action={
            isOnlyLoginMethod ? (
              <OnlyLoginMethod />
            ) : (
              <Button
                variant="outlined"
                color="error"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => onRemove(passkey)}
              >
                Remove
              </Button>
            )
          }
        />
      ))}
    </ItemList>
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
