import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { CellButton } from '../../../components/cell-button.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { type FoundRow, foundRows } from './found-rows.ts';

const NAME_WIDTH = 104;
const SCORE_WIDTH = 80;
const SPREAD_WIDTH = 64;

const widthFor = (columns: number) => NAME_WIDTH + columns * SCORE_WIDTH + SPREAD_WIDTH;

/** A row for each competency, a column for each rater and the engine; a cell opens the words it rests on. */
export function ScorecardTable({ review }: { readonly review: HiringReview }) {
  const [open, setOpen] = useState('');
  const toggle = (key: string) => setOpen(open === key ? '' : key);
  const team = review.team ?? [];
  const columns = [
    ...team.map(({ _id, rater }) => ({ _id, name: rater?.full_name ?? 'Former member' })),
    { _id: 'engine', name: 'Engine' },
  ];
  const names = columns.map(({ name }) => name);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={`Scorecards: ${review.interview.title}`}
        sx={{ ...tableStyle, minWidth: widthFor(names.length) }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Competency</TableCell>
            {columns.map(({ _id, name }) => (
              <TableCell key={_id} scope="col" sx={{ width: SCORE_WIDTH, overflowWrap: 'anywhere' }}>
                {name}
              </TableCell>
            ))}
            <TableCell sx={{ width: SPREAD_WIDTH }}>Spread</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {foundRows(review).map((row) => (
            <Rows key={row.id} row={row} names={names} open={open} onToggle={toggle} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface RowsProps {
  readonly row: FoundRow;
  /** Of the columns. */
  readonly names: readonly string[];
  /** The cell whose words are shown, by its key. */
  readonly open: string;
  readonly onToggle: (key: string) => void;
}

function Rows({ row: { id, name, cells, spread, isParted }, names, open, onToggle }: RowsProps) {
  const keyOf = (at: number) => `${id} ${at}`;
  const shown = cells.findIndex((_cell, at) => keyOf(at) === open);
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row">
          {name}
        </TableCell>
        {cells.map(({ words, said }, at) => (
          <TableCell key={keyOf(at)}>
            {said.length === 0 ? (
              <Box sx={{ px: 0.75 }}>{words}</Box>
            ) : (
              <CellButton
                words={words}
                label={`${name}, ${names[at]}`}
                isOpen={at === shown}
                onToggle={() => onToggle(keyOf(at))}
              />
            )}
          </TableCell>
        ))}
        <TableCell sx={isParted ? { color: 'warning.main', fontWeight: 650 } : undefined}>
          {spread ?? '–'}
        </TableCell>
      </TableRow>
      {shown >= 0 && (
        <TableRow>
          <TableCell colSpan={cells.length + 2} sx={{ bgcolor: 'action.hover' }}>
            <Box component="ul" aria-label={`${name}, ${names[shown]}`} sx={plainList}>
              {cells[shown]?.said.map((words) => (
                <Box component="li" key={words} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
                  {words}
                </Box>
              ))}
            </Box>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

const tableStyle = {
  tableLayout: 'fixed',
  '& th, & td': { px: 0.5, py: 0.5, verticalAlign: 'middle' },
  '& thead th': { verticalAlign: 'bottom' },
  // Whose row it is stays in view however far one scrolls.
  '& tr > th:first-of-type': { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 },
} as const;
