import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { AccountSecurity, LinkedProvider } from '../../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { providerNames } from '../../../../lib/provider-names.ts';
import { useStores } from '../../../../stores/context.tsx';
import { ItemList, ItemRow } from '../item-list.tsx';
import { hasOneLoginMethod, OnlyLoginMethod } from '../owner/only-login-method.tsx';
import { Security } from '../security.tsx';
import { useFocusLost } from '../use-focus-lost.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** Accounts at providers, such as Google, that lead in. */
export function LinkedAccountsSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Linked accounts" headingRef={heading}>
      <Security rows={2}>
        {(security) => <LinkedAccounts security={security} onFocusLost={() => heading.current?.focus()} />}
      </Security>
    </Panel>
  );
}

interface LinkedAccountsProps {
  readonly security: AccountSecurity;
  /** The button that opened a dialog is gone when it closes. */
  readonly onFocusLost: () => void;
}

/** Every account elsewhere that leads in, and how another one is linked. */
function LinkedAccounts({ security, onFocusLost }: LinkedAccountsProps) {
  const { has_password: hasPassword, social_logins: linked } = security;
  const [leaving, setLeaving] = useState<LinkedProvider | null>(null);
  useFocusLost(leaving !== null, onFocusLost);
  return (
    <Stack spacing={2}>
      {linked.length === 0 ? (
        <Typography color="textSecondary">No account is linked yet.</Typography>
      ) : (
        <ItemList label="Linked accounts">
          {linked.map((one) => (
            <ItemRow
              key={one._id}
              title={providerNames[one.provider]}
              detail={<LinkDetail linked={one} />}
              action={
                hasOneLoginMethod(security) ? (
                  <OnlyLoginMethod />
                ) : (
                  <UnlinkButton linked={one} onAsk={setLeaving} />
                )
              }
            />
          ))}
        </ItemList>
      )}
      {hasPassword && <HowToLink linked={linked} />}
      {leaving && (
        <UnlinkDialog linked={leaving} hasPassword={hasPassword} onClose={() => setLeaving(null)} />
      )}
    </Stack>
  );
}

function LinkDetail({ linked: { email, linked_at } }: { readonly linked: LinkedProvider }) {
  return (
    <>
      {email}, linked <RelativeTime value={linked_at} />
    </>
  );
}

interface UnlinkButtonProps {
  readonly linked: LinkedProvider;
  readonly onAsk: (linked: LinkedProvider) => void;
}

function UnlinkButton({ linked, onAsk }: UnlinkButtonProps) {
  return (
    <Button
      variant="outlined"
      color="error"
      aria-label={`Unlink ${providerNames[linked.provider]}, ${linked.email}`}
      onClick={() => onAsk(linked)}
    >
      Unlink
    </Button>
  );
}

/** The login links, and asks for the password then: an account without one cannot be linked there. */
function HowToLink({ linked }: { readonly linked: readonly LinkedProvider[] }) {
  const { socialProviders } = useStores();
  const others = socialProviders.filter((name) => linked.every(({ provider }) => provider !== name));
  if (others.length === 0) return null;
  const names = others.map((provider) => providerNames[provider]).join(' or ');
  return (
    <Typography>
      To sign in with {names}, choose it the next time you log in. Your account there needs the email address
      you have here, and your password is asked for once.
    </Typography>
  );
}
