import { setLegalHold } from '../../api/gen/sdk.gen.ts';
import { ReasonDialog } from '../../components/form/reason-dialog.tsx';

interface HoldDialogProps {
  readonly here: { readonly workspace_id: string; readonly candidate_id: string };
  readonly name: string;
  /** Whether it is held now, and would no longer be. */
  readonly isHeld: boolean;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Has an owner say why an application is kept past its time, or no longer. */
export function HoldDialog({ here, name, isHeld, onDone, onClose }: HoldDialogProps) {
  const send = async (reason: string) => {
    await setLegalHold({ path: here, body: { is_held: !isHeld, reason }, throwOnError: true });
    await onDone();
  };
  return (
    <ReasonDialog
      title={isHeld ? `Lift the legal hold on ${name}?` : `Keep ${name} under a legal hold?`}
      message={
        isHeld
          ? 'If its time is over, the application is removed within the hour.'
          : 'Until it’s lifted, retention removes nothing of this application, and the candidate can’t delete the account they interviewed with. They are told so when they try.'
      }
      confirmLabel={isHeld ? 'Lift hold' : 'Set hold'}
      isDestructive={isHeld}
      onSend={send}
      onClose={onClose}
    />
  );
}
