import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Invoice, Problem } from '../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { invoiceDocument } from './billing-document.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { PdfButton } from './pdf-button.tsx';

interface InvoiceViewProps<Shown extends Invoice> {
  readonly query: UseQueryResult<Shown, Problem>;
  /** The page of all invoices. */
  readonly home: string;
  /** Who it is for, as its reader may know. */
  readonly billTo: (invoice: Shown) => string | null;
  /** What can be done with it. */
  readonly actions?: (invoice: Shown) => ReactNode;
}

/** One invoice, to read and to keep. */
export function InvoiceView<Shown extends Invoice>({
  query,
  home,
  billTo,
  actions,
}: InvoiceViewProps<Shown>) {
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data ? `Invoice ${data.number}` : 'Invoice'}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
            <LinkButton to={home} variant="text">
              All invoices
            </LinkButton>
            {data && actions?.(data)}
            {data && <PdfButton made={invoiceDocument(data, billTo(data))} variant="outlined" />}
          </Box>
        }
      />
      <Loaded
        query={query}
        errorTitle="This invoice could not be loaded"
        wayBack={{ to: home, label: 'All invoices' }}
        rowHeight={320}
      >
        {(invoice) => <InvoicePaper invoice={invoice} billTo={billTo(invoice)} />}
      </Loaded>
    </>
  );
}
