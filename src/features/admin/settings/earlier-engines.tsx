import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineRound, EngineVersion } from '../../../../openapi/gen/types.gen.ts';
import {
  listEngineVersionsOptions,
  listEngineVersionsQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { retireEngineVersion } from '../../../api/gen/sdk.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { DatedTime } from '../../../components/dated-time.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useStores } from '../../../stores/context.tsx';
import { plainList } from '../../../theme/plain-list.ts';

/** How often what is under way is asked for. */
const FOLLOWED_MS = 3000;

/** Earlier versions of the endpoint, for as long as interviews use them, and how far the evaluation of others is. */
export function EarlierEngines() {
  const [hasRetired, setRetired] = useState(false);
  const { data } = useQuery({
    ...listEngineVersionsOptions(),
    // What was retired is evaluated anew in a while.
    refetchInterval: ({ state }) => (hasRetired || state.data?.under_way.length ? FOLLOWED_MS : false),
  });
  if (!data) return null;
  return (
    <>
      {data.items.length > 0 && (
        <Panel title="Earlier versions in use">
          <DataTable
            label="Earlier versions in use"
            columns={columnsFor(data.current, () => setRetired(true))}
            rows={data.items}
            keyOf={({ configuration }) => String(configuration)}
          />
        </Panel>
      )}
      {data.under_way.length > 0 && <UnderWay rounds={data.under_way} />}
    </>
  );
}

function UnderWay({ rounds }: { readonly rounds: readonly EngineRound[] }) {
  return (
    <Panel title="Being evaluated">
      <Stack component="ul" spacing={1.5} sx={plainList}>
        {rounds.map(({ interview_id: id, interview, company, waiting, evaluated }) => (
          <li key={id}>
            <Typography variant="body2" id={`round-${id}`} sx={{ overflowWrap: 'anywhere' }}>
              {interview}, {company}: {evaluated} of {evaluated + waiting} evaluated
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(evaluated / (evaluated + waiting)) * 100}
              aria-labelledby={`round-${id}`}
            />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

const sumOf = (rounds: readonly EngineRound[], what: 'unfinished' | 'waiting') =>
  rounds.reduce((sum, round) => sum + round[what], 0);

const columnsFor = (
  current: string,
  onRetired: () => void,
): readonly [Column<EngineVersion>, ...Column<EngineVersion>[]] => [
  { name: 'Model', cell: ({ model, host }) => `${model}, ${host}` },
  {
    name: 'Since',
    width: 160,
    from: 'lg',
    cell: ({ changed_at }) => (changed_at ? <DatedTime value={changed_at} /> : '–'),
  },
  { name: 'Interviews', width: 88, isNumber: true, cell: ({ rounds }) => rounds.length },
  { name: 'Practices', width: 88, isNumber: true, cell: ({ practices }) => practices },
  { name: 'Waiting', width: 80, isNumber: true, cell: ({ rounds }) => sumOf(rounds, 'waiting') },
  {
    name: 'Actions',
    width: 96,
    cell: (version) => <Retire version={version} current={current} onRetired={onRetired} />,
  },
];

interface RetireProps {
  readonly version: EngineVersion;
  readonly current: string;
  readonly onRetired: () => void;
}

function Retire(props: RetireProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Retire ${props.version.model}, ${props.version.host}`}
        onClick={() => setOpen(true)}
      >
        Retire
      </Button>
      {isOpen && <RetireDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RetireDialog({
  version,
  current,
  onRetired,
  onClose,
}: RetireProps & { readonly onClose: () => void }) {
  const { notifications } = useStores();
  const queries = useQueryClient();
  const [isAgain, setAgain] = useState(false);
  const { configuration, model, rounds } = version;
  const hasReports = rounds.some(({ evaluated }) => evaluated > 0);
  const send = async (reason: string) => {
    const body = { reason, evaluates_again: isAgain };
    const { data } = await retireEngineVersion({ path: { configuration }, body, throwOnError: true });
    notifications.success(`${model} was retired`);
    queries.setQueryData(listEngineVersionsQueryKey(), data);
    onRetired();
  };
  return (
    <ReasonDialog
      title={`Retire ${model}`}
      message={`What uses it goes on with ${current}.`}
      confirmLabel="Retire"
      onSend={send}
      onClose={onClose}
    >
      {rounds.length > 0 && <Rounds rounds={rounds} />}
      {hasReports && (
        <FormControlLabel
          control={<Checkbox checked={isAgain} onChange={(_, checked) => setAgain(checked)} />}
          label="Evaluate submitted attempts again, so that all of an interview can be compared"
        />
      )}
    </ReasonDialog>
  );
}

/** Who waits, an interview a line. */
function Rounds({ rounds }: { readonly rounds: readonly EngineRound[] }) {
  return (
    <Box component="ul" aria-label="Interviews" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
      {rounds.map(({ interview_id, interview, company, unfinished, waiting, evaluated }) => (
        <Typography key={interview_id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {interview}, {company}: {unfinished} unfinished, {waiting} waiting, {evaluated} evaluated
        </Typography>
      ))}
    </Box>
  );
}
