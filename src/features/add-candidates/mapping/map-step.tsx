import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Options, PlainSelect } from '../../../components/form/fields/plain-select.tsx';
import { Notice } from '../../../components/notice.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import type { Table } from '../csv/read-table.ts';
import {
  type ColumnField,
  columnFields,
  guessMapping,
  type Mapping,
  mappingProblem,
  withColumn,
} from './columns.ts';

interface MapStepProps {
  readonly table: Table;
  readonly onMapped: (mapping: Mapping) => void;
  readonly onBack: () => void;
}

/** What each column of a file is; most of it is guessed already. */
export function MapStep({ table, onMapped, onBack }: MapStepProps) {
  const [mapping, setMapping] = useState(() => guessMapping(table));
  const [isTried, setTried] = useState(false);
  const problem = mappingProblem(mapping);
  const submit = () => {
    setTried(true);
    if (!problem) onMapped(mapping);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
      {isTried && problem && <Notice tone="error">{problem}</Notice>}
      <Box component="ul" aria-label="Columns" sx={plainList}>
        {table.headers.map((header, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have one header
          <Box component="li" key={at} sx={rowStyle}>
            <Box
              component="label"
              htmlFor={`column-${at}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {header}
            </Box>
            <PlainSelect
              id={`column-${at}`}
              value={mapping[at] ?? ''}
              onChange={(event) =>
                setMapping(withColumn(mapping, at, (event.target.value || null) as ColumnField | null))
              }
            >
              <option value="">Leave out</option>
              <Options of={Object.entries(columnFields)} />
            </PlainSelect>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              noWrap
              title={samples(table, at)}
            >
              {samples(table, at)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={submit}>
          Check {table.rows.length.toLocaleString('en-US')} rows
        </Button>
        <Button onClick={onBack}>Back</Button>
      </Box>
    </Box>
  );
}

/** The first three cells of a column that say something. */
const samples = ({ rows }: Table, at: number): string =>
  rows
    .slice(0, 100)
    .flatMap((row) => row[at]?.trim() || [])
    .slice(0, 3)
    .join(' · ');

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '240px 176px minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 40,
  py: { xs: 1, md: 0.25 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
