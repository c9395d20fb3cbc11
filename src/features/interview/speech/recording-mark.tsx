import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { SpokenAnswer } from './spoken-answer.ts';

/** In view as long as the microphone records, however far the page is scrolled; the panel says it to those who hear it. */
export const RecordingMark = observer(function RecordingMark({ spoken }: { readonly spoken: SpokenAnswer }) {
  if (!spoken.stream) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        top: 8,
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'tooltip',
        px: 1.5,
        py: 0.5,
        borderRadius: 4,
        border: 1,
        borderColor: 'error.main',
        bgcolor: 'background.paper',
        typography: 'body2',
        pointerEvents: 'none',
      }}
    >
      <Box component="span" sx={{ color: 'error.main' }}>
        ●
      </Box>{' '}
      Recording
    </Box>
  );
});
