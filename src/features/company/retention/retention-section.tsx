import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeldApplication, RetainedWorkspace, Retention } from '../../../../openapi/gen/types.gen.ts';
import {
  getHiringDefaultsOptions,
  getRetentionOptions,
  getRetentionQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { HoldDialog } from '../../../capabilities/hiring/hold-dialog.tsx';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { RetentionDialog } from './retention-dialog.tsx';

/** How long applications are kept, what is removed next, and what owners hold. */
export function RetentionSection() {
  const role = useQuery(getHiringDefaultsOptions());
  return (
    <Loaded query={role} rows={3} rowHeight={36} errorTitle="Retention couldn’t be loaded">
      {({ my_role }) =>
        my_role === 'owner' ? (
          <OwnersRetention />
        ) : (
          <Panel title="Retention">
            <Typography>An owner decides how long applications are kept.</Typography>
          </Panel>
        )
      }
    </Loaded>
  );
}

function OwnersRetention() {
  const query = useQuery(getRetentionOptions());
  return (
    <Loaded query={query} rows={4} rowHeight={36} errorTitle="Retention couldn’t be loaded">
      {(retention) => (
        <>
          <Period retention={retention} />
          <Panel title="Ended applications">
            {retention.workspaces.length === 0 ? (
              <Typography color="textSecondary">None yet.</Typography>
            ) : (
              <DataTable
                label="Ended applications"
                columns={ENDED}
                rows={retention.workspaces}
                keyOf={({ workspace }) => workspace._id}
              />
            )}
          </Panel>
          <Holds held={retention.held} />
        </>
      )}
    </Loaded>
  );
}

function Period({ retention: { retention_months: months, past } }: { readonly retention: Retention }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Retention"
      action={
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Change
        </Button>
      }
    >
      <Typography>
        Applications are kept for {months} months after they end. Then answers, recordings, reports, notes and
        contact data are removed; stages and decisions stay for your numbers.
      </Typography>
      {past > 0 && <Typography sx={{ mt: 1 }}>Removed within the hour: {past}</Typography>}
      {isOpen && <RetentionDialog months={months} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

const ENDED: readonly [Column<RetainedWorkspace>, ...Column<RetainedWorkspace>[]] = [
  { name: 'Workspace', cell: ({ workspace }) => workspace.title },
  { name: 'Kept', width: 88, cell: ({ ended }) => ended.toLocaleString('en-US') },
  {
    name: 'Next removal',
    width: 200,
    cell: ({ next_removal_at: at }) => (at ? <DatedTime value={at} /> : 'Held'),
  },
];

function Holds({ held }: { readonly held: readonly HeldApplication[] }) {
  const queries = useQueryClient();
  const [lifted, setLifted] = useState<HeldApplication | null>(null);
  const columns: readonly [Column<HeldApplication>, ...Column<HeldApplication>[]] = [
    {
      name: 'Candidate',
      cell: ({ candidate }) => <span title={candidate.email}>{candidate.full_name}</span>,
    },
    { name: 'Workspace', width: 184, cell: ({ workspace }) => workspace.title },
    {
      name: 'Reason',
      width: 240,
      cell: ({ hold: { reason } }) => <span title={reason ?? undefined}>{reason}</span>,
    },
    { name: 'Since', width: 112, cell: ({ hold: { at } }) => <RelativeTime value={at} /> },
    {
      name: 'Actions',
      width: 80,
      cell: (one) => (
        <Button variant="text" aria-label={`Lift ${one.candidate.full_name}`} onClick={() => setLifted(one)}>
          Lift
        </Button>
      ),
    },
  ];
  return (
    <Panel title="Legal holds">
      {held.length === 0 ? (
        <Typography color="textSecondary">None. Set one on a candidate’s page.</Typography>
      ) : (
        <Box>
          <DataTable
            label="Legal holds"
            columns={columns}
            rows={held}
            keyOf={({ application_id }) => application_id}
          />
        </Box>
      )}
      {lifted && (
        <HoldDialog
          here={{ workspace_id: lifted.workspace._id, candidate_id: lifted.candidate._id }}
          name={lifted.candidate.full_name}
          isHeld
          onDone={() => queries.invalidateQueries({ queryKey: getRetentionQueryKey() })}
          onClose={() => setLifted(null)}
        />
      )}
    </Panel>
  );
}
