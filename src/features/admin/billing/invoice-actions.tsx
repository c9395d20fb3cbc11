import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceAction, InvoiceSummary } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { listAllInvoicesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { actOnInvoice } from '../../../api/gen/sdk.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { useStores } from '../../../stores/context.tsx';

const labels: Readonly<Record<InvoiceAction['action'], string>> = { mark_paid: 'Mark paid', void: 'Void' };

/** What can be done with an invoice that is not settled. */
export function InvoiceActions({ invoice }: { readonly invoice: InvoiceSummary }) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [action, setAction] = useState<InvoiceAction['action'] | null>(null);
  if (invoice.status === 'paid' || invoice.status === 'void') return null;
  const send = (chosen: InvoiceAction['action']) => async (reason: string) => {
    await actOnInvoice({
      ...taking(() => true),
      path: { invoice_id: invoice._id },
      body: { action: chosen, reason },
      throwOnError: true,
    });
    notifications.success(invoice.number, chosen === 'void' ? 'Invoice voided' : 'Invoice paid');
    void queries.invalidateQueries({ queryKey: [{ _id: 'getSubscription' }] });
    await queries.invalidateQueries({ queryKey: listAllInvoicesQueryKey() });
  };
  return (
    <>
      {(['mark_paid', 'void'] as const).map((one) => (
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
      {action && (
        <ReasonDialog
          title={`${labels[action]}: ${invoice.number}, ${moneyText(invoice.due, invoice.currency)}`}
          confirmLabel={labels[action]}
          isDestructive={action === 'void'}
          onSend={send(action)}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}
