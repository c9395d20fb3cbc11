import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type {
  EditorLanguage,
  LiveEvent,
  LivePerson,
  LivePresent,
  NewLiveEvent,
} from '../../../../openapi/gen/types.gen.ts';
import type { Seen } from '../../../capabilities/live/media/call.ts';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { Controls } from '../call/controls.tsx';
import { Tiles } from '../call/tiles.tsx';
import { useOwnMedia } from '../call/use-call.ts';
import { Level } from '../lobby/lobby.tsx';
import { LocalChannel } from '../practice/local-channel.ts';
import { Chat } from '../room/chat.tsx';
import { EditorPanel } from '../room/editor-panel.tsx';
import { columnsStyle } from '../room/room.tsx';

const MY_ID = 'me';
const nobody = new Map<string, Seen>();
const LANGUAGES: readonly string[] = ['javascript', 'python', 'text'] satisfies EditorLanguage[];
const isLanguage = (text: string | null): text is EditorLanguage => LANGUAGES.includes(text ?? '');

/** An empty room, where a candidate tries everything alone; all of it stays in the browser. */
export function PracticeRoomPage() {
  const { auth } = useStores();
  const [search] = useSearchParams();
  const asked = search.get('language');
  const { own, state } = useOwnMedia();
  const [channel] = useState(() => new LocalChannel());
  const { events, post } = useOwnEvents();
  const people: LivePerson[] = [
    { _id: MY_ID, full_name: auth.user?.full_name ?? '', role: 'candidate', time_zone: null },
  ];
  const present: LivePresent[] = [
    { person_id: MY_ID, device_id: MY_ID, place: 'room', is_connected: true, media: state.media },
  ];
  return (
    <FocusedFrame backLabel="Interviews" backTo={paths.candidate.interviews} maxWidth="lg">
      <Stack spacing={2}>
        <PageHeader title="Practice room" subtitle="You’re alone here. Nothing is sent or kept." />
        <Box sx={columnsStyle}>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <Tiles people={people} present={present} myId={MY_ID} own={state} seen={nobody} />
            <Level stream={state.microphone} />
            <Controls own={own} state={state} isInRoom />
            <EditorPanel
              channel={channel}
              people={people}
              language={isLanguage(asked) ? asked : 'javascript'}
              myId={MY_ID}
              events={events}
              post={post}
            />
          </Stack>
          <Chat people={people} myId={MY_ID} events={events} post={post} />
        </Box>
      </Stack>
    </FocusedFrame>
  );
}

/** What one says and runs, for as long as the page is open. */
function useOwnEvents() {
  const [events, setEvents] = useState<readonly LiveEvent[]>([]);
  const post = async ({ kind, text = '' }: NewLiveEvent) =>
    setEvents((before) => [
      ...before,
      {
        position: before.length + 1,
        kind,
        person_id: MY_ID,
        at: new Date().toISOString(),
        text,
        question_number: null,
        rating: null,
      },
    ]);
  return { events, post };
}
