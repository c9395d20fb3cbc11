import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type {
  FunnelStage,
  LengthCorrelation,
  RatedMonth,
  RatingAnalysis,
} from '../../../../openapi/gen/types.gen.ts';
import { getFunnelOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { rateWords } from './funnel-tab.tsx';
import { RatingsOf } from './ratings-of.tsx';

/** Whether length counts, whether scores drift, and how many pass each stage. */
export function MonitoringTab() {
  return (
    <RatingsOf>
      {(analysis, workspaceId) => (
        <>
          <Heading>Score and answer length</Heading>
          <DataTable
            label="Score and answer length"
            columns={lengthColumns(analysis)}
            rows={lengthRows(analysis)}
            keyOf={({ name }) => name}
          />
          <Heading>Mean score by month</Heading>
          <DataTable
            label="Mean score by month"
            columns={monthColumns(analysis)}
            rows={analysis.months}
            keyOf={({ month }) => month}
          />
          <Heading>Pass rates</Heading>
          <PassRates workspaceId={workspaceId} />
        </>
      )}
    </RatingsOf>
  );
}

const Heading = ({ children }: { readonly children: string }) => (
  <Typography component="h2" variant="body1" sx={{ fontWeight: 650, mt: 2 }}>
    {children}
  </Typography>
);

interface Length extends LengthCorrelation {
  readonly name: string;
}

const lengthRows = ({ length_people: people, length_engine: engine }: RatingAnalysis): Length[] => [
  { name: 'People', ...people },
  ...(engine ? [{ name: 'AI', ...engine }] : []),
];

const lengthColumns = ({
  sessions_needed: needed,
}: RatingAnalysis): readonly [Column<Length>, ...Column<Length>[]] => [
  { name: 'Scored by', cell: ({ name }) => name },
  {
    name: 'Correlation',
    width: 288,
    isNumber: true,
    cell: ({ sessions, correlation }) =>
      sessions < needed
        ? `Not enough data: ${sessions} of ${needed} sessions`
        : (correlation?.toFixed(2) ?? '–'),
  },
];

const monthColumns = ({
  month_needed: needed,
}: RatingAnalysis): readonly [Column<RatedMonth>, ...Column<RatedMonth>[]] => {
  const told = (sessions: number, mean: number | null) =>
    sessions < needed ? `Not enough data: ${sessions} of ${needed}` : (mean?.toFixed(1) ?? '–');
  return [
    { name: 'Month', cell: ({ month }) => month },
    { name: 'Sessions', width: 88, isNumber: true, cell: ({ sessions }) => sessions },
    { name: 'People', width: 208, isNumber: true, cell: ({ sessions, people }) => told(sessions, people) },
    { name: 'AI', width: 88, isNumber: true, cell: ({ engine }) => engine?.toFixed(1) ?? '–' },
  ];
};

function PassRates({ workspaceId }: { readonly workspaceId: string }) {
  const funnel = useQuery(getFunnelOptions({ path: { workspace_id: workspaceId } }));
  return (
    <Loaded query={funnel} errorTitle="The pass rates could not be loaded" rowHeight={120}>
      {({ stages }) => (
        <DataTable label="Pass rates" columns={RATES} rows={stages} keyOf={({ _id }) => _id} />
      )}
    </Loaded>
  );
}

const RATES: readonly [Column<FunnelStage>, ...Column<FunnelStage>[]] = [
  { name: 'Stage', cell: ({ name }) => name },
  { name: 'Entered', width: 88, isNumber: true, cell: ({ entered }) => entered },
  { name: 'Rate', width: 88, isNumber: true, cell: rateWords },
];
