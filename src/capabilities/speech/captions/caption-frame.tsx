import Box from '@mui/material/Box';
import { longWords } from '../../../components/long-words.ts';

/** What is said, as it is said; not read out, as a screen reader would speak over who is speaking. */
export function CaptionFrame({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box role="group" aria-label="Captions" sx={frameStyle}>
      {children}
    </Box>
  );
}

const frameStyle = {
  ...longWords,
  px: 2,
  py: 1.5,
  // Seen in forced colors, where no background is.
  border: '1px solid transparent',
  borderRadius: 1,
  bgcolor: 'action.selected',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
} as const;
