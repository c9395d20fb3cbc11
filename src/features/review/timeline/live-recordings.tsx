import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import type { LiveTimeline } from '../../../../openapi/gen/types.gen.ts';
import { getReviewRecordingAudio } from '../../../api/gen/sdk.gen.ts';
import { RecordingPlayback } from '../../../capabilities/speech/playback/recording-playback.ts';
import { RecordingPlayer } from '../../../capabilities/speech/playback/recording-player.tsx';
import { sinceWords } from './event-words.ts';

interface LiveRecordingsProps extends Pick<LiveTimeline, 'recordings' | 'people' | 'begun_at'> {
  readonly sessionId: string;
}

/** What the microphones heard, each with its speaker and when it began. */
export function LiveRecordings({ recordings, people, begun_at: begunAt, sessionId }: LiveRecordingsProps) {
  const playable = useMemo(
    () =>
      recordings.map(({ _id, person_id, begun_at, seconds }) => {
        const name = people.find((one) => one._id === person_id)?.full_name ?? 'Former member';
        const path = { hiring_session_id: sessionId, recording_id: _id };
        return {
          id: _id,
          name: `${name}, from ${sinceWords(begunAt, begun_at)}`,
          playback: new RecordingPlayback(
            seconds,
            async () => (await getReviewRecordingAudio({ path, parseAs: 'blob' })).data,
          ),
        };
      }),
    [recordings, people, begunAt, sessionId],
  );
  useEffect(
    () => () => {
      for (const { playback } of playable) playback.close();
    },
    [playable],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {playable.map(({ id, name, playback }) => (
        <RecordingPlayer key={id} playback={playback} name={name} />
      ))}
    </Box>
  );
}
