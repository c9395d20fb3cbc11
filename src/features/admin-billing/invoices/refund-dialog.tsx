import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreditNoteKind, InvoiceSummary } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { createCreditNote } from '../../../api/gen/sdk.gen.ts';
import {
  amountProblem,
  mainUnits,
  moneyText,
  smallestUnits,
} from '../../../capabilities/billing/money-words.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { useStores } from '../../../stores/context.tsx';
import { refetchInvoices } from './refetch-invoices.ts';

const kindWords: Readonly<Record<CreditNoteKind, string>> = {
  refund: 'Refund by bank transfer',
  credit: 'Credit for the next invoices',
};
const KINDS = Object.keys(kindWords) as CreditNoteKind[];

interface RefundDialogProps {
  readonly invoice: InvoiceSummary;
  readonly onClose: () => void;
}

/** Gives back all or a part of what was paid, by a credit note. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [kind, setKind] = useState<CreditNoteKind>('refund');
  const { _id, number, due, refunded, currency } = invoice;
  const left = due - refunded;
  const problemOf = (text: string) => {
    const problem = amountProblem(text);
    if (problem) return problem;
    const amount = smallestUnits(text, currency);
    return amount >= 1 && amount <= left ? undefined : `Enter at most ${moneyText(left, currency)}.`;
  };
  const send = async (reason: string, amount: string) => {
    const { data } = await createCreditNote({
      ...taking(() => true),
      path: { invoice_id: _id },
      body: { kind, amount: smallestUnits(amount, currency), reason },
      throwOnError: true,
    });
    notifications.success(`${data.number} for ${number}`, 'Credit note issued');
    await refetchInvoices(queries);
  };
  return (
    <ReasonDialog
      title={`Refund: ${number}`}
      message="A credit note is issued."
      confirmLabel="Refund"
      amount={{
        name: 'amount',
        label: `Amount in ${currency}`,
        initial: String(mainUnits(left, currency)),
        problemOf,
      }}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label="How"
        value={kind}
        onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'refund')}
      >
        <Options of={Object.entries(kindWords)} />
      </SelectField>
    </ReasonDialog>
  );
}
