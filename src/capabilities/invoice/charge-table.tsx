import Box from '@mui/material/Box';
import type { Charge, Invoice } from '../../../openapi/gen/types.gen.ts';
import { moneyText } from '../billing/money-words.ts';
import { sumsOf } from './invoice-words.ts';

/** The lines of a charge, or of an invoice, and what they come to. */
export function ChargeTable({ charge }: { readonly charge: Charge | Invoice }) {
  const { lines, currency } = charge;
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.description}>
            <td>{line.description}</td>
            <td>{line.quantity}</td>
            <td>{moneyText(line.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sumsOf(charge).map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </Box>
  );
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', py: 0.75, pr: 1.5, borderBottom: 1, borderColor: 'divider' },
  '& :is(th, td):nth-of-type(n + 2), & tfoot td': { textAlign: 'right' },
} as const;
