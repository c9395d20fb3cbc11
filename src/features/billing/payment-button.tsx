import { useState } from 'react';
import { openPaymentPortal } from '../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../components/form/use-form.ts';
import { WaitingButton } from '../../components/waiting-button.tsx';

/** Leads to the provider's page for the card and for open invoices. */
export function PaymentButton() {
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const { data } = await openPaymentPortal({ throwOnError: true });
      window.location.assign(data.url);
    } catch (error) {
      setPending(false);
      if (!canBeTold(error)) throw error;
    }
  };
  return (
    <WaitingButton variant="outlined" busy={isPending} onClick={() => void open()}>
      Payment method
    </WaitingButton>
  );
}
