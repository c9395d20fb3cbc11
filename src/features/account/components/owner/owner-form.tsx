import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Reauthentication } from '../../../../../openapi/gen/types.gen.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { DialogForm } from '../dialog-form.tsx';
import { OwnerFormFailure } from './owner-form-failure.tsx';
import { OwnerPasswordField } from './owner-password-field.tsx';
import { reauthentication, reauthenticationProblem } from './reauthentication.ts';

export interface OwnerFormProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly hasPassword: boolean;
  /** The safe button then has the focus, and the other one says by its colour what it is. */
  readonly isDestructive?: boolean;
  /** Does it; what it throws is told in the form. */
  readonly send: (proof: Reauthentication) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the owner's password before something is done; fills a dialog. */
export function OwnerForm(props: OwnerFormProps) {
  const { title, children, confirmLabel, pendingLabel, hasPassword, isDestructive, send, onCancel } = props;
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { current_password: '' },
    check: (typed) => ({ current_password: reauthenticationProblem(hasPassword, typed.current_password) }),
    send: (typed) => send(reauthentication(hasPassword, typed.current_password)),
  });
  const actions = (
    <>
      <Button autoFocus={isDestructive || !hasPassword} onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton
        size="medium"
        color={isDestructive ? 'error' : 'primary'}
        pending={isPending}
        pendingLabel={pendingLabel}
      >
        {confirmLabel}
      </SubmitButton>
    </>
  );
  return (
    <DialogForm title={title} onSubmit={onSubmit} actions={actions}>
      {children}
      <OwnerFormFailure summary={summary} failure={failure} />
      <OwnerPasswordField
        {...field('current_password')}
        value={values.current_password}
        hasPassword={hasPassword}
        autoFocus={!isDestructive}
      />
    </DialogForm>
  );
}
