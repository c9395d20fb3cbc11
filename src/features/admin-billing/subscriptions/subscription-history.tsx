import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../openapi/gen/types.gen.ts';
import { listAuditEntriesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { AuditDetails } from '../../../capabilities/audit/audit-details.tsx';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';

/** What the audit log says of a subscription. */
export function SubscriptionHistory({ id }: { readonly id: string }) {
  const query = { q: id, entity_type: 'subscription', page_size: 50 };
  const entries = useQuery(listAuditEntriesOptions({ query }));
  return (
    <Panel title="History">
      <Loaded query={entries} errorTitle="The history could not be loaded" rows={3} rowHeight={28}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography color="textSecondary">Nothing was changed yet.</Typography>
          ) : (
            <DataTable
              label="History"
              columns={COLUMNS}
              rows={items}
              keyOf={({ number }) => String(number)}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

const COLUMNS: readonly [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  { name: 'Action', width: 192, cell: ({ action }) => action },
  { name: 'Time', width: 136, cell: ({ at }) => <RelativeTime value={at} /> },
  { name: 'Actor', width: 208, cell: ({ actor }) => (actor ? (actor.email ?? actor._id) : 'Server') },
  { name: 'Reason', cell: ({ reason }) => reason ?? 'Erased' },
  { name: 'Details', width: 88, cell: (entry) => <AuditDetails entry={entry} /> },
];
