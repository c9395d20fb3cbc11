import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { EditedStage } from './stage-drafts.ts';

interface StageRowProps {
  readonly stage: EditedStage;
  readonly at: number;
  readonly count: number;
  readonly onChange: (to: Partial<EditedStage>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** Name and limit of a stage, its place, and how to remove it. */
export function StageRow({ stage, at, count, onChange, onMove, onRemove }: StageRowProps) {
  const { name, limit, active } = stage;
  const called = name.trim() || `stage ${at + 1}`;
  return (
    <Box component="li" sx={rowStyle}>
      <OutlinedInput
        value={name}
        size="small"
        placeholder="Stage"
        autoComplete="off"
        inputProps={{ 'aria-label': `Name of stage ${at + 1}`, maxLength: 40 }}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <OutlinedInput
        value={limit}
        size="small"
        placeholder="No limit"
        endAdornment={limit && 'days'}
        autoComplete="off"
        inputProps={{ 'aria-label': `Limit of ${called} in days`, inputMode: 'numeric', maxLength: 3 }}
        onChange={({ target }) => onChange({ limit: target.value.trim() })}
      />
      <IconButton aria-label={`Move ${called} up`} disabled={at === 0} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Move ${called} down`} disabled={at === count - 1} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={`Remove ${called}`}
        title={active > 0 ? `${active} active` : undefined}
        disabled={active > 0 || count === 1}
        onClick={onRemove}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 88px 32px 32px 32px',
    sm: 'minmax(0, 1fr) 112px 40px 40px 40px',
  },
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
} as const;
