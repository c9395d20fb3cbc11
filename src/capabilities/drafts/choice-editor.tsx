import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ChoiceOption, Choices } from '../../../openapi/gen/types.gen.ts';
import { FieldLabel } from '../../components/form/fields/field-label.tsx';
import type { AnswerEditing } from './answer-editing.ts';

interface ChoiceEditorProps extends AnswerEditing {
  readonly choices: Choices;
}

/** Where options are chosen. What is chosen is kept, saved and submitted like typed text: as their ids. */
export const ChoiceEditor = observer(function ChoiceEditor(props: ChoiceEditorProps) {
  const { choices, keeper, readOnly, error, inputRef, onTyped } = props;
  const { several, options } = choices;
  const id = useId();
  const chosen = new Set(keeper.text.split(' '));
  const choose = (option: string, isChosen: boolean) => {
    keeper.change(textOf(options, (one) => (one === option ? isChosen : several && chosen.has(one))));
    onTyped();
  };
  const Control = several ? Checkbox : Radio;

  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={error !== null}
      aria-describedby={error === null ? undefined : `${id}-help`}
    >
      <FieldLabel component="legend">
        {several ? 'Your answer: choose all that are right' : 'Your answer: choose one'}
      </FieldLabel>
      {/* Above the options: below them it would be off a phone's screen. */}
      {error && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0, mt: 0, mb: 1 }}>
          {error}
        </FormHelperText>
      )}
      {options.map(({ _id, text }, index) => (
        <Box key={_id} component="label" htmlFor={`${id}-${_id}`} sx={optionStyle}>
          <Control
            id={`${id}-${_id}`}
            name={id}
            checked={chosen.has(_id)}
            onChange={(event) => !readOnly && choose(_id, event.target.checked)}
            slotProps={{ input: { ref: index === 0 ? inputRef : undefined } }}
            sx={{ p: 0.5 }}
          />
          {text}
        </Box>
      ))}
    </FormControl>
  );
});

function textOf(options: readonly ChoiceOption[], isChosen: (id: string) => boolean): string {
  return options
    .map(({ _id }) => _id)
    .filter(isChosen)
    .join(' ');
}

const optionStyle = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  py: 1,
  mb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main' },
};
