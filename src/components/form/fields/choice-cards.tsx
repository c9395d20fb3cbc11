import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FieldLabel } from './field-label.tsx';

interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
  /** Why it cannot be chosen; null where it can. */
  readonly refusal?: string | null;
}

interface ChoiceCardsProps<Value extends string | number> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The least width of a card, in pixels. */
  readonly cardWidth?: number;
}

/** One choice of several, as cards: a group of native radio buttons, so arrow keys move within it. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { legend, choices, value, onChange, cardWidth = 150 } = props;
  const name = useId();
  const columns = `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))`;
  return (
    <FormControl component="fieldset" fullWidth>
      <FieldLabel component="legend">{legend}</FieldLabel>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            name={name}
            checked={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </Box>
    </FormControl>
  );
}

interface ChoiceCardProps<Value extends string | number> {
  readonly choice: Choice<Value>;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function ChoiceCard<Value extends string | number>({
  choice,
  name,
  checked,
  onChoose,
}: ChoiceCardProps<Value>) {
  const id = useId();
  const refused = Boolean(choice.refusal);
  const note = choice.refusal ?? choice.note;
  return (
    <Box component="label" htmlFor={id} sx={cardStyle(checked, refused)}>
      <Radio
        id={id}
        name={name}
        value={choice.value}
        checked={checked}
        disabled={refused}
        onChange={onChoose}
        slotProps={{ input: { 'aria-describedby': note ? `${id}-note` : undefined } }}
        sx={{ p: 0.5, mt: -0.5, alignSelf: 'flex-start' }}
      />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {choice.label}
        </Typography>
        {note && (
          <Typography id={`${id}-note`} component="span" variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </span>
    </Box>
  );
}

const cardStyle = (checked: boolean, refused: boolean) => ({
  display: 'flex',
  gap: 1,
  minHeight: 48,
  p: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: checked ? 'primary.main' : 'divider',
  boxShadow: checked ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
  borderStyle: refused ? 'dashed' : 'solid',
  bgcolor: refused ? 'transparent' : 'background.paper',
  color: refused ? 'text.secondary' : 'text.primary',
  cursor: refused ? 'not-allowed' : 'pointer',
  '&:hover': refused ? {} : { borderColor: 'primary.main' },
});
