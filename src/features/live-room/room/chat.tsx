import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LiveEvent, LivePerson } from '../../../../openapi/gen/types.gen.ts';
import { deeds } from '../../../capabilities/live/deeds.ts';
import { Panel } from '../../../components/panel.tsx';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import type { RoomProps } from './room-props.ts';

const MOST_LETTERS = 2000;

interface ChatProps extends Pick<RoomProps, 'myId' | 'events' | 'post'> {
  readonly people: readonly LivePerson[];
}

/** What everybody wrote, and who came and went. */
export function Chat({ people, myId, events, post }: ChatProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const said = events.filter(({ kind }) => kind === 'chat' || kind in deeds);
  const last = said.at(-1)?.position;
  useEffect(() => {
    if (last !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const nameOf = (id: string | null) =>
    id === myId ? 'You' : (people.find(({ _id }) => _id === id)?.full_name ?? 'Somebody');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '') return;
    setText('');
    try {
      await post({ kind: 'chat', text: written });
    } catch (error) {
      // What was not sent is not lost.
      setText((since) => (since === '' ? written : since));
      throw error;
    }
  };
  return (
    <Panel title="Chat">
      <Box ref={list} role="log" aria-label="Chat" tabIndex={0} sx={listStyle}>
        {said.map((one) => (
          <Line key={one.position} event={one} name={nameOf(one.person_id)} />
        ))}
      </Box>
      <Box component="form" onSubmit={(event) => void send(event)} sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <OutlinedInput
          fullWidth
          value={text}
          placeholder="Write a message"
          autoComplete="off"
          inputProps={{ 'aria-label': 'Message', maxLength: MOST_LETTERS }}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
      </Box>
    </Panel>
  );
}

function Line({ event, name }: { readonly event: LiveEvent; readonly name: string }) {
  const { kind, text, at } = event;
  return (
    <Typography variant="body2" sx={{ py: 0.25, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {timeOfDay(at)}{' '}
      </Box>
      {kind === 'chat' ? (
        <>
          <strong>{name}</strong> {linked(text)}
        </>
      ) : (
        `${name} ${deeds[kind]?.(text)}`
      )}
    </Typography>
  );
}

/** Web addresses become links; all else stays text. */
const linked = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 && URL.canParse(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
      <a key={index} style={linkStyle} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  );

const listStyle = { minHeight: 160, maxHeight: 320, overflowY: 'auto' } as const;

const linkStyle = { color: 'var(--mui-palette-primary-main)' } as const;
