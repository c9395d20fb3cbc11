import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CompanyCandidate, CompanyCandidatePage } from '../../../openapi/gen/types.gen.ts';

const NAMES = ['', 'Name', 'Email', 'Workspaces', 'Stage', 'Last activity', 'Tags'];

/** The same rows in a table of MUI, with nothing around it. */
function BareTable() {
  const [rows, setRows] = useState<readonly CompanyCandidate[]>([]);
  useEffect(() => {
    void fetch('/rows.json').then(async (reply) =>
      setRows(((await reply.json()) as CompanyCandidatePage).items),
    );
  }, []);
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {NAMES.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ _id, full_name, email, applications, active_at, tags }) => (
          <TableRow key={_id} hover>
            <TableCell padding="checkbox">
              <Checkbox size="small" slotProps={{ input: { 'aria-label': full_name } }} />
            </TableCell>
            <TableCell>
              <Link href={`#${_id}`}>{full_name}</Link>
            </TableCell>
            <TableCell>{email}</TableCell>
            <TableCell>{applications[0]?.workspace}</TableCell>
            <TableCell>{applications[0]?.stage}</TableCell>
            <TableCell>{active_at}</TableCell>
            <TableCell>{tags.join(', ')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={createTheme()}>
        <BareTable />
      </ThemeProvider>
    </StrictMode>,
  );
