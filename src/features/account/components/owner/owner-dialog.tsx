import { DialogShell } from '../dialog-shell.tsx';
import { OwnerForm, type OwnerFormProps } from './owner-form.tsx';

/** Asks for the owner's password in a dialog of its own. */
export function OwnerDialog(props: OwnerFormProps) {
  return (
    <DialogShell onClose={props.onCancel} isDestructive={props.isDestructive}>
      <OwnerForm {...props} />
    </DialogShell>
  );
}
