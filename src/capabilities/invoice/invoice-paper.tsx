import Box from '@mui/material/Box';
import type { CreditNote, Invoice } from '../../../openapi/gen/types.gen.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { creditNoteDocument } from './billing-document.ts';
import { ChargeTable } from './charge-table.tsx';
import { creditNoteText, invoiceFacts } from './invoice-words.ts';
import { PdfButton } from './pdf-button.tsx';

interface InvoicePaperProps {
  readonly invoice: Invoice;
  readonly billTo: string | null;
}

/** What an invoice says, and what was given back of it. */
export function InvoicePaper({ invoice, billTo }: InvoicePaperProps) {
  const made = (note: CreditNote) => creditNoteDocument(note, invoice, billTo);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      <Facts>
        {invoiceFacts(invoice, billTo).map(([term, said]) => (
          <Fact key={term} term={term}>
            <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {said}
            </Box>
          </Fact>
        ))}
        {invoice.credit_notes.map((note) => (
          <Fact key={note._id} term={`Credit note ${note.number}`}>
            {creditNoteText(note)}{' '}
            <PdfButton
              made={made(note)}
              size="small"
              aria-label={`Download PDF of ${note.number}`}
              sx={{ displayPrint: 'none' }}
            />
          </Fact>
        ))}
      </Facts>
      <ChargeTable charge={invoice} />
    </Box>
  );
}
