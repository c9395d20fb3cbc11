import Box from '@mui/material/Box';

interface CellCheckProps {
  /** For screen readers: the head of the column says it to the others. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice in a table's row, which counts at once. */
export const CellCheck = ({ label, onChange, ...input }: CellCheckProps) => (
  <Box component="label" sx={targetStyle}>
    <Box
      component="input"
      type="checkbox"
      aria-label={label}
      {...input}
      onChange={({ target }) => onChange(target.checked)}
      sx={{ width: 16, height: 16, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
    />
  </Box>
);

/** What a mouse or a finger hits. */
const targetStyle = {
  display: 'inline-grid',
  placeItems: 'center start',
  width: 44,
  height: { xs: 44, md: 32 },
} as const;
