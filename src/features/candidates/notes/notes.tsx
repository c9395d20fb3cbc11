import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listNotesOptions, listNotesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { type Here, useChanged } from '../here.ts';
import { NoteForm } from './note-form.tsx';

interface NotesProps {
  readonly here: Here;
  readonly canWrite: boolean;
}

/** What colleagues noted, and a field for the next note. */
export function Notes({ here, canWrite }: NotesProps) {
  const notes = useQuery(listNotesOptions({ path: here }));
  const queries = useQueryClient();
  const changed = useChanged(here);
  const [count, setCount] = useState(0);
  const added = async () => {
    setCount(count + 1);
    await queries.invalidateQueries({ queryKey: listNotesQueryKey({ path: here }) });
    await changed();
  };
  return (
    <Panel title="Notes">
      {canWrite && <NoteForm key={count} isNext={count > 0} here={here} onAdded={added} />}
      <Loaded query={notes} errorTitle="The notes could not be loaded" rowHeight={24}>
        {({ items }) => (
          <Box component="ol" aria-label="Notes" sx={plainList}>
            {items.map(({ _id, text, author, at }) => (
              <Box component="li" key={_id} sx={noteStyle}>
                <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {author?.full_name ?? 'Former member'} · <RelativeTime value={at} />
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

const noteStyle = { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' } as const;
