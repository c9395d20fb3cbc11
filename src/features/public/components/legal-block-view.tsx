import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LegalBlock } from '../legal/legal-document.ts';

type LegalTable = Extract<LegalBlock, { rows: unknown }>;

/** A paragraph, a list or a table of a legal text. */
export function LegalBlockView({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <Typography sx={{ mb: 1.5 }}>{block}</Typography>;
  if ('rows' in block) return <TableView table={block} />;
  return (
    <Box component="ul" sx={{ mt: 0, mb: 1.5, pl: 3, '& li': { mb: 0.75 } }}>
      {block.list.map((item) => (
        <Typography key={item} component="li">
          {item}
        </Typography>
      ))}
    </Box>
  );
}

/** A plain table; below `sm` each row becomes a card with its column names inside. */
function TableView({ table }: { table: LegalTable }) {
  return (
    <Box component="table" sx={tableStyles}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={table.columns[index + 1]} data-column={table.columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyles = {
  width: '100%',
  mb: 2,
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 1 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1.5,
    pr: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody th': { fontWeight: 500, width: '40%' },
  '& td': { width: '30%' },
  '@media screen and (max-width: 599px)': {
    '& thead': { display: 'none' },
    '& tr, & th, & td': { display: 'block', width: '100% !important' },
    '& tbody tr': { borderBottom: 1, borderColor: 'divider', py: 1.5 },
    '& tbody th, & tbody td': { border: 0, py: 0.5 },
    '& td::before': { content: 'attr(data-column) ": "', color: 'text.secondary' },
  },
};
