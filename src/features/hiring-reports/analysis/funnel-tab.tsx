import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Funnel, FunnelStage } from '../../../../openapi/gen/types.gen.ts';
import { getFunnelOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { OfWorkspace } from './of-workspace.tsx';

/** How far the candidates of a workspace came, and how long they stood. */
export function FunnelTab() {
  return <OfWorkspace>{(id) => <FunnelOf key={id} workspaceId={id} />}</OfWorkspace>;
}

function FunnelOf({ workspaceId }: { readonly workspaceId: string }) {
  const funnel = useQuery(getFunnelOptions({ path: { workspace_id: workspaceId } }));
  return (
    <Loaded query={funnel} errorTitle="The funnel could not be loaded" rowHeight={200}>
      {(loaded) => (
        <>
          <DataTable label="Funnel" columns={COLUMNS} rows={loaded.stages} keyOf={({ _id }) => _id} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {ends(loaded)}
          </Typography>
        </>
      )}
    </Loaded>
  );
}

const ends = ({ active, hired, rejected, withdrawn }: Funnel) =>
  `${active} active, ${hired} hired, ${rejected} rejected, ${withdrawn} withdrawn`;

const WHOLE = 100;

/** Passed of entered. */
export const rateWords = ({ entered, passed }: FunnelStage) =>
  entered === 0 ? '–' : `${Math.round((WHOLE * passed) / entered)}%`;

const COLUMNS: readonly [Column<FunnelStage>, ...Column<FunnelStage>[]] = [
  { name: 'Stage', cell: ({ name }) => name },
  { name: 'Entered', width: 88, isNumber: true, cell: ({ entered }) => entered },
  { name: 'Passed', width: 88, isNumber: true, cell: ({ passed }) => passed },
  { name: 'Rate', width: 88, isNumber: true, cell: rateWords },
  {
    name: 'Median days',
    width: 112,
    isNumber: true,
    cell: ({ median_days: days }) => (days === null ? '–' : days.toFixed(1)),
  },
];
