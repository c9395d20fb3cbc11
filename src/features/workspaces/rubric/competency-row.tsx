import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldIdOf } from './competencies.ts';
import { CompetencyTexts, type CompetencyTextsProps } from './competency-texts.tsx';

interface CompetencyRowProps extends CompetencyTextsProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

/** Name and weight of a competency in one line; below it what it looks like, for who opens that. */
export function CompetencyRow(props: CompetencyRowProps) {
  const { at, competency, isOpen, onToggle, onChange, onRemove, isWrong } = props;
  const { name, weight_percent: weight } = competency;
  const called = name.trim() || `competency ${at + 1}`;
  const [nameId, weightId] = [fieldIdOf(at, 'name'), fieldIdOf(at, 'weight_percent')];
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box sx={rowStyle}>
        <OutlinedInput
          id={nameId}
          value={name}
          size="small"
          error={isWrong(nameId)}
          placeholder="Competency"
          autoComplete="off"
          inputProps={{ 'aria-label': `Name of competency ${at + 1}`, maxLength: 120 }}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <OutlinedInput
          id={weightId}
          type="number"
          value={weight || ''}
          size="small"
          error={isWrong(weightId)}
          endAdornment="%"
          inputProps={{ 'aria-label': `Weight of ${called}`, min: 1, max: 100, step: 1 }}
          onChange={({ target }) => onChange({ weight_percent: Math.trunc(Number(target.value)) })}
        />
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-label={`Anchors of ${called}`}
          onClick={onToggle}
          sx={{ minWidth: 0 }}
        >
          {isOpen ? 'Close' : 'Anchors'}
        </Button>
        <IconButton aria-label={`Remove ${called}`} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {isOpen && <CompetencyTexts {...props} called={called} />}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 88px', sm: 'minmax(0, 1fr) 88px 84px 44px' },
  alignItems: 'center',
  gap: 1,
} as const;
