import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, useRef, useState } from 'react';
import type { SecondFactor } from '../../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../../components/panel.tsx';
import { Security } from '../security.tsx';
import { useFocusLost } from '../use-focus-lost.ts';
import { EmailCodesDialog } from './email-codes-dialog.tsx';
import { ReplaceCodesDialog } from './replace-codes-dialog.tsx';
import { SetUpDialog } from './set-up/set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import type { TwoFactorDialog, TwoFactorDialogProps } from './two-factor-dialog.ts';
import { TwoFactorOn } from './two-factor-on.tsx';

/** The second factor: set up, looked after, turned off. */
export function TwoFactorSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Two-factor authentication" headingRef={heading}>
      <Security rows={2}>
        {({ has_password, second_factor }) => (
          <TwoFactor
            hasPassword={has_password}
            secondFactor={second_factor}
            onFocusLost={() => heading.current?.focus()}
          />
        )}
      </Security>
    </Panel>
  );
}

const DIALOGS: Record<TwoFactorDialog, ComponentType<TwoFactorDialogProps>> = {
  'set-up': SetUpDialog,
  'replace-codes': ReplaceCodesDialog,
  'email-codes': EmailCodesDialog,
  'turn-off': TurnOffDialog,
};

interface TwoFactorProps {
  readonly hasPassword: boolean;
  readonly secondFactor: SecondFactor;
  /** The button that opened a dialog is gone when it closes. */
  readonly onFocusLost: () => void;
}

/** How the second factor stands; the dialogs outlive its turning on and off, which they bring about. */
function TwoFactor({ hasPassword, secondFactor, onFocusLost }: TwoFactorProps) {
  const [open, setOpen] = useState<TwoFactorDialog | null>(null);
  const Dialog = open && DIALOGS[open];

  useFocusLost(open !== null, onFocusLost);

  return (
    <>
      {secondFactor.is_enabled ? (
        <TwoFactorOn secondFactor={secondFactor} onAsk={setOpen} />
      ) : (
        <TwoFactorOff onSetUp={() => setOpen('set-up')} />
      )}
      {Dialog && (
        <Dialog hasPassword={hasPassword} secondFactor={secondFactor} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** What the second factor is good for, and the way to it. */
function TwoFactorOff({ onSetUp }: { readonly onSetUp: () => void }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Off. Turn it on to also ask for a code from an app on your phone, so your password alone isn’t enough.
      </Typography>
      <Button variant="contained" size="large" onClick={onSetUp}>
        Set up two-factor authentication
      </Button>
    </Stack>
  );
}
