import { type ComponentType, useState } from 'react';
import type { SecondFactor } from '../../../../../openapi/gen/types.gen.ts';
import { useFocusLost } from '../use-focus-lost.ts';
import { EmailCodesDialog } from './email-codes-dialog.tsx';
import { ReplaceCodesDialog } from './replace-codes-dialog.tsx';
import { SetUpDialog } from './set-up/set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import type { TwoFactorDialog, TwoFactorDialogProps } from './two-factor-dialog.ts';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

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
export function TwoFactor({ hasPassword, secondFactor, onFocusLost }: TwoFactorProps) {
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
