import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CompanyReason, CompanyReasonChange, DecisionKind } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { CellCheck } from './cell-check.tsx';
import { ReasonLabel } from './reason-label.tsx';
import { kindWords, useReasonChange } from './reasons.ts';

interface ReasonTableProps {
  readonly kind: DecisionKind;
  readonly reasons: readonly CompanyReason[];
  readonly canChange: boolean;
}

/** The reasons of one kind; an owner changes each in its row. */
export function ReasonTable({ kind, reasons, canChange }: ReasonTableProps) {
  const { mutate } = useReasonChange();
  const change = ({ _id }: CompanyReason, by: CompanyReasonChange) => mutate((of) => of.change(_id, by));
  const offered = reasons.filter(({ is_offered }) => is_offered);
  const columns: readonly [Column<CompanyReason>, ...Column<CompanyReason>[]] = [
    { name: 'Reason', cell: (reason) => <ReasonLabel reason={reason} canChange={canChange} /> },
    ...(kind === 'reject'
      ? [
          {
            name: 'Process',
            width: 80,
            cell: (reason: CompanyReason) => (
              <CellCheck
                label={`Process reason: ${reason.label}`}
                checked={reason.is_process}
                disabled={!canChange || reason.is_built_in}
                onChange={(is_process) => change(reason, { is_process })}
              />
            ),
          },
        ]
      : []),
    {
      name: 'Offered',
      width: 80,
      cell: (reason) => (
        <CellCheck
          label={`Offered: ${reason.label}`}
          checked={reason.is_offered}
          // One of each kind stays.
          disabled={!canChange || (offered.length === 1 && reason.is_offered)}
          onChange={(is_offered) => change(reason, { is_offered })}
        />
      ),
    },
    ...(canChange
      ? [
          {
            name: 'Order',
            width: 88,
            cell: (reason: CompanyReason) => (
              <Order
                label={reason.label}
                place={reasons.indexOf(reason) + 1}
                last={reasons.length}
                onMove={(place) => change(reason, { place })}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      {kind === 'reject' && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Only process reasons can reject several candidates at once.
        </Typography>
      )}
      <DataTable
        label={`Reasons: ${kindWords[kind]}`}
        columns={columns}
        rows={reasons}
        keyOf={({ _id }) => _id}
      />
    </>
  );
}

interface OrderProps {
  readonly label: string;
  readonly place: number;
  readonly last: number;
  readonly onMove: (place: number) => void;
}

/** At an end the button stays, so that the focus does. */
function Order({ label, place, last, onMove }: OrderProps) {
  const button = (words: string, arrow: string, to: number) => (
    <Button
      variant="text"
      size="small"
      aria-label={`${words}: ${label}`}
      aria-disabled={to < 1 || to > last}
      onClick={() => to >= 1 && to <= last && onMove(to)}
      sx={{ minWidth: 28, px: 0, '&[aria-disabled="true"]': { opacity: 0.4 } }}
    >
      {arrow}
    </Button>
  );
  return (
    <>
      {button('Move up', '↑', place - 1)}
      {button('Move down', '↓', place + 1)}
    </>
  );
}
