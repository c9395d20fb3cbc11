import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface ChoiceSwitchProps<Choice extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One of two, side by side. */
export function ChoiceSwitch<Choice extends string>(props: ChoiceSwitchProps<Choice>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 0.5 }}>
      {Object.entries<string>(choices).map(([choice, name]) => (
        <Button
          key={choice}
          variant={choice === chosen ? 'contained' : 'outlined'}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice as Choice)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
