import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engine } from '../../../openapi/gen/types.gen.ts';

interface EngineNoteProps {
  readonly engine: Engine;
  /** What else holds of it, in a sentence. */
  readonly note?: string;
}

/** Which engine judges and why this one, in its own words: there is never a silent fall-back. */
export function EngineNote({ engine, note }: EngineNoteProps) {
  const { label, reason, version, ai } = engine;
  return (
    <Box sx={frameStyle}>
      <FactCheckOutlined aria-hidden color="primary" />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          Why this engine: {reason}. Version {version}. {note}
        </Typography>
        {ai && (
          <Typography variant="body2" color="textSecondary">
            Answers go to a language model, without names, addresses, telephone numbers, links and schools as
            far as they can be recognised. Prompt version {ai.prompt_version}.
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const frameStyle = {
  display: 'flex',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '@media print': { p: 0, border: 0 },
} as const;
