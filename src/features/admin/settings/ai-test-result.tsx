import Box from '@mui/material/Box';
import type { AiTestStep } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { formatNumber } from '../words.ts';

const stepWords: Readonly<Record<AiTestStep['name'], string>> = {
  models: 'List of models',
  schema: 'JSON schema',
  streaming: 'Streaming',
  speech: 'Reading aloud',
  transcription: 'Transcription',
};

const outcomeWords: Readonly<Record<AiTestStep['outcome'], string>> = {
  works: 'Works',
  fails: 'Fails',
  skipped: 'Not tested',
};

const COLUMNS: readonly [Column<AiTestStep>, ...Column<AiTestStep>[]] = [
  { name: 'What', cell: ({ name }) => stepWords[name] },
  { name: 'Result', cell: ({ outcome }) => <Outcome of={outcome} /> },
  { name: 'Asked', cell: ({ asked }) => asked },
  { name: 'Answered', cell: ({ answered }) => <Box sx={{ overflowWrap: 'anywhere' }}>{answered}</Box> },
  {
    name: 'Milliseconds',
    cell: ({ milliseconds }) => (milliseconds === null ? '–' : formatNumber(milliseconds)),
    isNumber: true,
  },
];

/** What an endpoint was asked, and what it answered. */
export function AiTestResult({ steps }: { readonly steps: readonly AiTestStep[] }) {
  return <DataTable label="Test of the endpoint" columns={COLUMNS} rows={steps} keyOf={({ name }) => name} />;
}

function Outcome({ of }: { readonly of: AiTestStep['outcome'] }) {
  const color = { works: 'success.main', fails: 'error.main', skipped: 'text.secondary' }[of];
  return (
    <Box component="span" sx={{ color, fontWeight: of === 'skipped' ? 400 : 600, whiteSpace: 'nowrap' }}>
      {outcomeWords[of]}
    </Box>
  );
}
