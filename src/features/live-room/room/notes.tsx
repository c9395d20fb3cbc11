import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { plainList } from '../../../theme/plain-list.ts';
import type { RoomProps } from './room-props.ts';

/** What an interviewer writes down for themselves; it stands in their review afterwards. */
export function Notes({ events, post }: Pick<RoomProps, 'events' | 'post'>) {
  const [text, setText] = useState('');
  const own = events.filter(({ kind }) => kind === 'note');
  const add = async () => {
    const written = text.trim();
    if (written === '') return;
    setText('');
    try {
      await post({ kind: 'note', text: written });
    } catch (error) {
      // What was not stored is not lost.
      setText((since) => (since === '' ? written : since));
      throw error;
    }
  };
  return (
    <Panel title="My notes">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        <OutlinedInput
          multiline
          minRows={2}
          value={text}
          size="small"
          placeholder="Only you see these"
          inputProps={{ 'aria-label': 'Private note', maxLength: 2000 }}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outlined" disabled={text.trim() === ''}>
          Add note
        </Button>
      </Box>
      <Box component="ul" aria-label="My notes" sx={plainList}>
        {own.map(({ position, at, text: said }) => (
          <Typography
            key={position}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {timeOfDay(at)} {said}
          </Typography>
        ))}
      </Box>
    </Panel>
  );
}
