import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { useStores } from '../../stores/context.tsx';
import type { BillingDocument } from './billing-document.ts';

const load = () => import(/* webpackChunkName: "billing-pdf" */ './download-document.ts');

interface PdfButtonProps extends ButtonProps {
  readonly made: BillingDocument;
}

/** Stores an invoice or a credit note as a file. */
export function PdfButton({ made, ...button }: PdfButtonProps) {
  const { notifications } = useStores();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadDocument } = await load();
      const lost = await downloadDocument(made);
      if (lost)
        notifications.notify({
          type: 'warning',
          title: `${made.number}.pdf`,
          message: `It lacks ${lost}: no font here has them.`,
        });
    } catch {
      notifications.error(`${made.number}.pdf could not be made. Try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <WaitingButton {...button} busy={busy} onClick={() => void download()}>
      {busy ? 'Making PDF…' : 'Download PDF'}
    </WaitingButton>
  );
}
