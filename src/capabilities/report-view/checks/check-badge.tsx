import Box from '@mui/material/Box';
import { checkStyles, type MarkName } from './check-styles.ts';

/** The letter that stands for a check, in its colour and underline; the words beside it say what it is. */
export function CheckBadge({ check }: { readonly check: MarkName }) {
  const { letter, hue, line } = checkStyles[check];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: 26,
        height: 26,
        borderRadius: 1,
        fontWeight: 700,
        fontSize: '0.8125rem',
        bgcolor: `color-mix(in srgb, ${hue} 20%, transparent)`,
        textDecoration: `underline ${line} ${hue}`,
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.2em',
        printColorAdjust: 'exact',
      }}
    >
      {letter}
    </Box>
  );
}
