import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { listOwnLiveRecordingsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { getOwnLiveRecordingAudio } from '../../../api/gen/sdk.gen.ts';
import { LiveRecordings } from '../../../capabilities/live/live-recordings.tsx';

/** What the candidate’s own microphone recorded in a live interview, as long as it is kept; nothing where nothing was. */
export function OwnRecordings({ liveId }: { readonly liveId: string }) {
  const path = { live_interview_id: liveId };
  const { data } = useQuery(listOwnLiveRecordingsOptions({ path }));
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section">
      <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
        What was recorded of you
      </Typography>
      <LiveRecordings
        recordings={data.items}
        begunAt={data.begun_at}
        nameOf={() => 'You'}
        soundOf={async (recording_id) =>
          (
            await getOwnLiveRecordingAudio({
              path: { ...path, recording_id },
              parseAs: 'blob',
              throwOnError: true,
            })
          ).data as Blob
        }
      />
    </Box>
  );
}
