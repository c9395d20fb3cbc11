import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engine } from '../../../api/gen/types.gen.ts';

/** Which engine judges and why this one, in its own words: there is never a silent fall-back. */
export function EngineNote({ engine }: { readonly engine: Engine }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <FactCheckOutlined aria-hidden color="primary" />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{engine.label}</Typography>
        <Typography variant="body2" color="textSecondary">
          Why this engine: {engine.reason}. Version {engine.version}.
        </Typography>
      </div>
    </Box>
  );
}
