import Box from '@mui/material/Box';
import { checkStyles, FORCED_COLORS, type MarkName, tintOf } from './check-styles.ts';

/** The tint and the line of a mark; the words beside it say what it is. */
export function CheckSwatch({ check }: { readonly check: MarkName }) {
  const { hue, line, width } = checkStyles[check];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'inline-block',
        width: 20,
        height: 16,
        borderRadius: '3px 3px 0 0',
        bgcolor: tintOf(hue),
        borderBottom: `${width}px ${line} ${hue}`,
        printColorAdjust: 'exact',
        [FORCED_COLORS]: { borderBottomWidth: width * 2 },
      }}
    />
  );
}
