import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStores } from '../../../stores/context.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

/** Says that something was done: in its place, which stays, and as a notification that goes. */
export function useDone() {
  const { notifications } = useStores();
  const [message, setMessage] = useState('');
  return {
    say(title: string, text: string) {
      setMessage(text);
      notifications.success(text, title);
    },
    clear: () => setMessage(''),
    /** Stands in its place from the start, empty, so that what comes into it is read out. */
    note: (
      <Typography role="status" sx={{ color: 'success.main', fontWeight: 600, '&:empty': visuallyHidden }}>
        {message}
      </Typography>
    ),
  };
}
