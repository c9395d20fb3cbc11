import type { AccountCount } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Panel } from '../../../components/panel.tsx';
import { formatNumber, roleNames } from '../words.ts';

const COLUMNS: readonly [Column<AccountCount>, ...Column<AccountCount>[]] = [
  { name: 'Role', cell: ({ role }) => roleNames[role] },
  { name: 'Active', cell: ({ active }) => formatNumber(active), isNumber: true },
  { name: 'Not verified', cell: ({ unverified }) => formatNumber(unverified), isNumber: true },
  { name: 'Deactivated', cell: ({ deactivated }) => formatNumber(deactivated), isNumber: true },
  { name: 'Total', cell: (count) => formatNumber(totalOf(count)), isNumber: true },
];

const totalOf = ({ active, unverified, deactivated }: AccountCount) => active + unverified + deactivated;

/** How many accounts there are of each role, by what they can do. */
export function Accounts({ accounts }: { readonly accounts: readonly AccountCount[] }) {
  return (
    <Panel title="Accounts">
      <DataTable label="Accounts by role" columns={COLUMNS} rows={accounts} keyOf={({ role }) => role} />
    </Panel>
  );
}
