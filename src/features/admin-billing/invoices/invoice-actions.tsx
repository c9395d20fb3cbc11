import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceAction, InvoiceSummary } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { actOnInvoice } from '../../../api/gen/sdk.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { useStores } from '../../../stores/context.tsx';
import { refetchInvoices } from './refetch-invoices.ts';
import { RefundDialog } from './refund-dialog.tsx';

const labels = { mark_paid: 'Mark paid', void: 'Void', refund: 'Refund' } as const;

type Action = keyof typeof labels;

function actionsOf({ provider, status, due, refunded }: InvoiceSummary): readonly Action[] {
  // Stripe leads it, and what is done there is seen here.
  if (provider === 'stripe') return [];
  if (status === 'paid') return due > refunded ? ['refund'] : [];
  return status === 'void' ? [] : ['mark_paid', 'void'];
}

/** What can be done with an invoice, by what it is. */
export function InvoiceActions({ invoice }: { readonly invoice: InvoiceSummary }) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  const send = (chosen: InvoiceAction['action']) => async (reason: string) => {
    await actOnInvoice({
      ...taking(() => true),
      path: { invoice_id: invoice._id },
      body: { action: chosen, reason },
      throwOnError: true,
    });
    notifications.success(invoice.number, chosen === 'void' ? 'Invoice voided' : 'Invoice paid');
    await refetchInvoices(queries);
  };
  return (
    <>
      {actionsOf(invoice).map((one) => (
        <Button
          key={one}
          size="small"
          variant="text"
          aria-label={`${labels[one]} ${invoice.number}`}
          onClick={() => setAction(one)}
        >
          {labels[one]}
        </Button>
      ))}
      {action === 'refund' && <RefundDialog invoice={invoice} onClose={close} />}
      {(action === 'mark_paid' || action === 'void') && (
        <ReasonDialog
          title={`${labels[action]}: ${invoice.number}, ${moneyText(invoice.due, invoice.currency)}`}
          confirmLabel={labels[action]}
          isDestructive={action === 'void'}
          onSend={send(action)}
          onClose={close}
        />
      )}
    </>
  );
}
