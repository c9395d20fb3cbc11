import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AnswerEditing } from '../../../capabilities/drafts/answer-editing.ts';
import { answerMaxLength } from '../../../capabilities/drafts/draft-state.ts';
import { FieldLabel } from '../../../components/form/fields/field-label.tsx';
import { characterCount } from '../../../lib/character-count.ts';

/** From here on the length is shown, so that the limit does not come as a surprise. */
const countFrom = answerMaxLength - 2000;

const LEAST_LINES = 7;

/**
 * The browser lets the field grow by itself, where it can: measuring 10,000 characters with every key costs half of
 * the time there is for one.
 */
const fieldStyle = {
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  '& textarea': { fieldSizing: 'content', minHeight: `${LEAST_LINES}lh`, resize: 'vertical' },
} as const;

/** Where the answer is written; grows with it. */
export const AnswerEditor = observer(function AnswerEditor(props: AnswerEditing) {
  const { keeper, readOnly, error, inputRef, onTyped, hintId } = props;
  const id = useId();
  const length = characterCount(keeper.text);
  const format = new Intl.NumberFormat();
  const counter =
    length >= countFrom ? `${format.format(length)} of ${format.format(answerMaxLength)} characters` : null;

  return (
    <FormControl fullWidth error={error !== null}>
      <FieldLabel htmlFor={id}>Your answer</FieldLabel>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        value={keeper.text}
        readOnly={readOnly}
        multiline
        inputComponent="textarea"
        autoComplete="off"
        onChange={(event) => {
          keeper.change(event.target.value);
          onTyped();
        }}
        inputProps={{
          'aria-describedby': [hintId, `${id}-help`].filter(Boolean).join(' '),
          spellCheck: true,
          rows: LEAST_LINES,
        }}
        sx={fieldStyle}
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {[error, counter].filter(Boolean).join(' ')}
      </FormHelperText>
    </FormControl>
  );
});
