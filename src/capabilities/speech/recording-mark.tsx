import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { observer } from 'mobx-react-lite';
import type { SpokenAnswer } from './spoken-answer.ts';

/** In view as long as the microphone records, however far the page is scrolled; the panel says it to those who hear it. */
export const RecordingMark = observer(function RecordingMark({ spoken }: { readonly spoken: SpokenAnswer }) {
  if (!spoken.stream) return null;
  return (
    <Portal>
      <Box aria-hidden sx={markStyle}>
        <Box component="span" sx={{ color: 'error.main' }}>
          ●
        </Box>{' '}
        Recording
      </Box>
    </Portal>
  );
});

/** At the end of the line in which the page's way back begins. */
const markStyle = {
  position: 'fixed',
  top: 14,
  right: 16,
  zIndex: 'tooltip',
  px: 1.5,
  py: 0.5,
  borderRadius: 4,
  border: 1,
  borderColor: 'error.main',
  bgcolor: 'background.paper',
  typography: 'body2',
  pointerEvents: 'none',
} as const;
