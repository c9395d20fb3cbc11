import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface TextFormFieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with the value; takes the place of the helper text. */
  error?: string | undefined;
  helperText?: ReactNode;
  /** Stands within the frame, after the text. */
  endAdornment?: ReactNode;
}

/**
 * A labelled text field whose help and error are read with it; its id is its name, for links to it.
 * A plain `input`, because MUI's weighs 6 kB and this one is on the login page.
 */
export function TextFormField({
  label,
  error,
  helperText,
  endAdornment,
  id,
  required,
  ...input
}: TextFormFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? input.name ?? generatedId;
  const noteId = `${fieldId}-note`;
  const note = error ?? helperText;
  return (
    <div>
      <Typography
        component="label"
        htmlFor={fieldId}
        sx={{ display: 'block', mb: 0.5, color: error ? 'error.main' : 'text.primary', fontWeight: 600 }}
      >
        {label}
      </Typography>
      <Box sx={error ? { ...frameStyle, borderColor: 'error.main' } : frameStyle}>
        <Box
          component="input"
          {...input}
          id={fieldId}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={note ? noteId : undefined}
          sx={inputStyle}
        />
        {endAdornment}
      </Box>
      {note && (
        <Typography
          id={noteId}
          variant="body2"
          sx={{ mt: 0.5, color: error ? 'error.main' : 'text.secondary' }}
        >
          {note}
        </Typography>
      )}
    </div>
  );
}

/** The look that the theme gives to MUI's outlined input. */
const frameStyle = {
  display: 'flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'control',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.primary' },
  '&:has(input:focus)': {
    outline: '2px solid',
    outlineColor: 'var(--mui-palette-primary-main)',
    outlineOffset: -1,
  },
} as const;

const inputStyle = {
  flex: 1,
  // As wide as there is room, whatever the size of its letters.
  width: 0,
  px: 1.75,
  py: 1.5,
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.5,
  '&:focus-visible': { outline: 'none' },
} as const;
