import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TextFormField } from './fields/form-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

interface ReasonDialogProps {
  /** As a question or a command: "Suspend Ada Byron?" */
  readonly title: string;
  /** What follows from it. */
  readonly message?: string | undefined;
  readonly confirmLabel: string;
  readonly isDestructive?: boolean | undefined;
  /** What else is to be chosen, above the reason. */
  readonly children?: ReactNode;
  /** A number that is to be entered, above the reason. */
  readonly amount?: AmountField | undefined;
  /** What it throws is shown in the dialog, which stays open. */
  readonly onSend: (reason: string, amount: string) => Promise<void>;
  readonly onClose: () => void;
}

interface AmountField {
  /** What the API calls it in its problems. */
  readonly name: string;
  readonly label: string;
  readonly initial?: string;
  readonly problemOf: (text: string) => string | undefined;
}

const LONGEST = 500;

/** Asks why something is done that the audit log keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, message, confirmLabel, isDestructive = false, children, amount, onSend, onClose } = props;
  const id = useId();
  const { values, summary, failure, isPending, field, onSubmit } = useForm({
    initial: { amount: amount?.initial ?? '', reason: '' },
    check: ({ reason, amount: text }) => ({
      amount: amount?.problemOf(text.trim()),
      reason: problemOf(reason.trim()),
    }),
    send: async ({ reason, amount: text }) => {
      await onSend(reason.trim(), text.trim());
      onClose();
    },
    blame: ({ fieldErrors }) =>
      fieldErrors.map((one) => (one.field === amount?.name ? { ...one, field: 'amount' } : one)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      role={isDestructive ? 'alertdialog' : 'dialog'}
      aria-labelledby={id}
      aria-describedby={message ? `${id}-message` : undefined}
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {message && <Typography id={`${id}-message`}>{message}</Typography>}
            <FormFailure summary={summary} failure={failure} />
            {children}
            {amount && (
              <TextFormField
                {...field('amount')}
                value={values.amount}
                label={amount.label}
                inputMode="decimal"
                autoComplete="off"
                autoFocus
                required
              />
            )}
            <TextFormField
              {...field('reason')}
              value={values.reason}
              label="Reason"
              helperText="Kept in the audit log."
              autoComplete="off"
              autoFocus={!amount}
              required
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton size="medium" color={isDestructive ? 'error' : 'primary'} pending={isPending}>
            {confirmLabel}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function problemOf(reason: string): string | undefined {
  if (reason.length < 3) return 'Say why, in three characters or more.';
  return reason.length > LONGEST ? `Use at most ${LONGEST} characters.` : undefined;
}
