import Box from '@mui/material/Box';
import type { AuditEntry } from '../../../openapi/gen/types.gen.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EntryDetails } from '../../components/entry-details.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { formatAbsolute } from '../../lib/relative-time.ts';

/** All that an entry says. */
export function AuditDetails({ entry }: { readonly entry: AuditEntry }) {
  const {
    number,
    at,
    actor,
    action,
    reason,
    address,
    request_id,
    entity_type,
    entity_id,
    entity_name,
    hash,
  } = entry;
  const changes = changesOf(entry);
  return (
    <EntryDetails label={`Open entry ${number}`} title={`Entry ${number}: ${action}`}>
      <Facts>
        <Fact term="Time">{formatAbsolute(Date.parse(at))}</Fact>
        <Fact term="Actor">
          {actor ? [actor.full_name, actor.email, actor._id].filter(Boolean).join(' · ') : 'Server'}
        </Fact>
        <Fact term="Changed">{[entity_type, entity_name, entity_id].filter(Boolean).join(' · ')}</Fact>
        <Fact term="Reason">{reason ?? 'Erased with the account'}</Fact>
        <Fact term="Address">{address ?? '–'}</Fact>
        <Fact term="Request ID">{request_id ?? '–'}</Fact>
        <Fact term="Hash">
          <Box component="code">{hash}</Box>
        </Fact>
      </Facts>
      {changes.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <DataTable
            label="Changes"
            columns={[
              { name: 'Field', cell: ({ field }) => field },
              { name: 'Before', cell: ({ before }) => before },
              { name: 'After', cell: ({ after }) => after },
            ]}
            rows={changes}
            keyOf={({ field }) => field}
          />
        </Box>
      )}
    </EntryDetails>
  );
}

/** Field by field, as text. */
function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: textOf(before?.[field]),
    after: textOf(after?.[field]),
  }));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
