import type { SecondFactor } from '../../../../../openapi/gen/types.gen.ts';

/** What can be asked for of the second factor. */
export type TwoFactorDialog = 'set-up' | 'replace-codes' | 'email-codes' | 'turn-off';

/** What each of the dialogs is given. */
export interface TwoFactorDialogProps {
  readonly hasPassword: boolean;
  readonly secondFactor: SecondFactor;
  readonly onClose: () => void;
}
