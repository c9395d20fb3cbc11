import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { InstallationRow } from '../installation-rows.ts';

/** How each thing is configured, and by which variable. */
export function InstallationList({ rows }: { readonly rows: readonly InstallationRow[] }) {
  return (
    <Paper component="dl" variant="outlined" sx={{ m: 0, px: { xs: 2, sm: 3 } }}>
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </Paper>
  );
}

function Row({ row: { name, value, note, variables } }: { readonly row: InstallationRow }) {
  return (
    <Box sx={rowStyle}>
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{value}</Typography>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      {variables.length > 0 && (
        <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
          <Variables names={variables} />
        </Box>
      )}
    </Box>
  );
}

function Variables({ names }: { readonly names: readonly string[] }) {
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      Changed by{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
    </Typography>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 2fr 1.3fr' },
  columnGap: 3,
  rowGap: 0.5,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& code': { overflowWrap: 'anywhere' },
} as const;
