import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { CodeBlock } from '../code-block.tsx';
import { BrokenCode } from './broken-code.tsx';
import type { CaseRow } from './case-words.ts';
import { OutcomeMark } from './outcome-mark.tsx';

interface CaseTableProps {
  readonly caption: string;
  readonly rows: readonly CaseRow[];
}

/** What was expected and what came out are compared by eye: they break alike in columns of one width. */
const columns = [
  { name: 'Case', width: '28%' },
  { name: 'Expected', width: '25%' },
  { name: 'Got', width: '25%' },
  { name: 'Result', width: '22%' },
] as const;

/** Cases with what was expected, what came out, and whether that is the same. */
export function CaseTable({ caption, rows }: CaseTableProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" role="table" sx={tableStyle}>
        <caption style={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, width }) => (
              <Box component="th" key={name} scope="col" sx={{ width }}>
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <CaseLines key={row._id} row={row} />
        ))}
      </Box>
    </Box>
  );
}

/** One case, and under it what it printed. */
function CaseLines({ row }: { readonly row: CaseRow }) {
  const { call, expected, got, outcome, message, printed } = row;
  return (
    <tbody>
      <tr>
        <Value label="Case">{call}</Value>
        <Value label="Expected">{expected}</Value>
        <Value label="Got">{got ?? '–'}</Value>
        <td>
          <OutcomeMark outcome={outcome} />
          {message && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {message}
            </Typography>
          )}
        </td>
      </tr>
      {printed && (
        <tr>
          <td colSpan={4}>
            <Typography variant="body2" color="textSecondary">
              Printed
            </Typography>
            <CodeBlock label={`Printed by ${call}`}>{printed}</CodeBlock>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The label stands above the value where the head of the table is not shown. */
function Value({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <td>
      <Typography component="span" variant="body2" color="textSecondary" className="label">
        {label}
      </Typography>
      <BrokenCode code={children} />
    </td>
  );
}

const cell = { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'top' } as const;

/** A narrow place, such as one of two columns, shows each case as a block: nothing has to be scrolled sideways. */
const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& tbody': { borderBottom: 1, borderColor: 'divider' },
  '& td, & th': cell,
  '& tr > :last-child': { pr: 0 },
  '& thead th': { fontWeight: 600 },
  '& .label': { display: 'none' },
  '@container (max-width: 35rem)': {
    '& thead': visuallyHidden,
    '& tbody, & tr, & td': { display: 'block' },
    '& tbody': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td': { ...cell, py: 0.25, pr: 0 },
    '& .label': { display: 'block' },
  },
} as const;
