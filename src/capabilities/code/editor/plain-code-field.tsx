import OutlinedInput from '@mui/material/OutlinedInput';
import type { CodeEditing } from './code-editing.ts';
import { codeFont } from './code-font.ts';

/** Where code is written if the editor cannot be loaded: nothing but a field. */
export function PlainCodeField(props: CodeEditing) {
  const { initial, readOnly, labelledBy, describedBy, inputRef, onChange } = props;
  return (
    <OutlinedInput
      fullWidth
      multiline
      minRows={10}
      defaultValue={initial}
      readOnly={readOnly}
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        autoCapitalize: 'off',
        autoCorrect: 'off',
        spellCheck: false,
      }}
      sx={codeFont}
    />
  );
}
