import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface ChoiceGroupProps<Choice extends string> {
  readonly label: string;
  /** Each choice with its name, in their order. */
  readonly choices: Readonly<Record<Choice, string>>;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One choice of a few, which counts at once. */
export function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const { label, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, value) => onChoose(value as Choice)}
      >
        {Object.entries<string>(choices).map(([choice, name]) => (
          <FormControlLabel key={choice} value={choice} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
