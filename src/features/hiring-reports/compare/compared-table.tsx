import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import type { ComparedCompetency } from '../../../../openapi/gen/types.gen.ts';
import { ColumnHead } from './column-head.tsx';
import { ComparedCell } from './compared-cell.tsx';
import { FOUND_BY, type FoundBy, foundByWords, rowKey, type ShownComparison } from './compared-words.ts';
import { Quotes } from './quotes.tsx';

/** A column for each attempt, a row for what people and one for what the engine found of each competency. */
export function ComparedTable(shown: ShownComparison) {
  const { comparison, names, isHidden } = shown;
  const { competencies, columns } = comparison;
  return (
    <Table size="small" aria-label="Comparison" sx={tableStyle}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 200 }}>Competency</TableCell>
          {columns.map((column, at) => (
            <TableCell key={column.session_id} scope="col">
              <ColumnHead column={column} name={names[at] ?? ''} isHidden={isHidden} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {competencies.map((competency) =>
          FOUND_BY.map((by) => <Rows key={by} competency={competency} by={by} {...shown} />),
        )}
      </TableBody>
    </Table>
  );
}

interface RowsProps extends ShownComparison {
  readonly competency: ComparedCompetency;
  readonly by: FoundBy;
}

/** What people or the engine found, and below it the words where they are open. */
function Rows({ competency, by, comparison, names, open, onToggle }: RowsProps) {
  const key = rowKey(competency._id, by);
  const isOpen = open.has(key);
  const label = `${competency.name}, ${foundByWords[by]}`;
  const cells = comparison.columns.map(({ session_id, cells: of }) => ({
    id: session_id,
    cell: of?.find(({ competency_id }) => competency_id === competency._id),
  }));
  const isFirst = by === 'people';
  return (
    <Fragment>
      <TableRow sx={isFirst ? firstRow : undefined}>
        <TableCell component="th" scope="row" aria-label={label}>
          <Box sx={labelStyle}>
            <strong>{isFirst && competency.name}</strong>
            <span>{foundByWords[by]}</span>
          </Box>
        </TableCell>
        {cells.map(({ id, cell }, at) => (
          <TableCell key={id}>
            <ComparedCell
              cell={cell}
              by={by}
              label={`${label}, ${names[at]}`}
              isOpen={isOpen}
              onToggle={() => onToggle(key)}
            />
          </TableCell>
        ))}
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell />
          {cells.map(({ id, cell }) => (
            <TableCell key={id} sx={{ verticalAlign: 'top' }}>
              {cell && <Quotes cell={cell} by={by} />}
            </TableCell>
          ))}
        </TableRow>
      )}
    </Fragment>
  );
}

const firstRow = { '& > *': { borderTop: 1, borderTopColor: 'divider' } } as const;

const tableStyle = {
  tableLayout: 'fixed',
  '& th, & td': { px: 1, py: 0.25, borderBottom: 0, verticalAlign: 'top' },
  '& thead th': { py: 1 },
} as const;

const labelStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  lineHeight: '32px',
  '& span': { color: 'text.secondary' },
} as const;
