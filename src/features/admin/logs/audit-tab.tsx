import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../openapi/gen/types.gen.ts';
import { listAuditEntriesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportAuditEntries } from '../../../api/gen/sdk.gen.ts';
import { AuditDetails } from '../../../capabilities/audit/audit-details.tsx';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { ChainState } from './chain-state.tsx';
import { DayFields } from './day-field.tsx';
import { LogList } from './log-list.tsx';
import { keyIn, NamesChoice } from './names-choice.tsx';
import { dayText, timesOf, useLog } from './use-log.ts';

/** What was changed, by the names that the log gives it. */
const ENTITIES: Readonly<Record<string, string>> = {
  user: 'User',
  setting: 'Setting',
  plan: 'Plan',
  subscription: 'Subscription',
  invoice: 'Invoice',
  content: 'Content',
  job: 'Job',
  engine: 'Engine',
  integrity_finding: 'Violation',
  dispute: 'Dispute',
  interview_session: 'Interview',
};

const filters = {
  entity_type: keyIn(ENTITIES),
  from: dayText,
  to: dayText,
};

/** What administrators did, with reason, before and after, and whether the chain is whole. */
export function AuditTab() {
  const log = useLog(filters);
  const { q, entity_type, before } = log.chosen;
  const query = { ...(q && { q }), ...(entity_type && { entity_type }), ...timesOf(log.chosen) };
  const results = useQuery({
    ...listAuditEntriesOptions({ query: { ...query, ...(before && { before }), page_size: log.pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ChainState />
      <LogList
        label="Audit log"
        searchLabel="Email, ID, request, action"
        log={log}
        filters={
          <>
            <NamesChoice
              label="Changed"
              names={ENTITIES}
              value={entity_type}
              any="Anything"
              onChange={(to) => log.change({ entity_type: to })}
            />
            <DayFields log={log} />
          </>
        }
        results={results}
        columns={COLUMNS}
        keyOf={({ number }) => String(number)}
        none="Nothing logged yet"
        more={{
          name: 'audit',
          load: async (format) =>
            (await exportAuditEntries({ query: { ...query, format }, parseAs: 'blob', throwOnError: true }))
              .data,
        }}
      />
    </>
  );
}

const COLUMNS: readonly [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  { name: 'Entry', width: 64, cell: ({ number }) => number },
  { name: 'Time', width: 136, cell: ({ at }) => <RelativeTime value={at} /> },
  { name: 'Actor', width: 208, cell: ({ actor }) => actorName(actor) },
  { name: 'Action', width: 192, cell: ({ action }) => action },
  {
    name: 'Changed',
    cell: ({ entity_type, entity_id, entity_name }) => `${entity_type}: ${entity_name ?? entity_id}`,
  },
  { name: 'Reason', from: 'lg', cell: ({ reason }) => reason ?? 'Erased' },
  { name: 'Details', width: 88, cell: (entry) => <AuditDetails entry={entry} /> },
];

function actorName(actor: AuditEntry['actor']): string {
  return actor ? (actor.email ?? actor._id) : 'Server';
}
