import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { LiveRecording } from '../../../openapi/gen/types.gen.ts';
import { RecordingPlayback } from '../speech/playback/recording-playback.ts';
import { RecordingPlayer } from '../speech/playback/recording-player.tsx';
import { sinceWords } from './since-words.ts';

interface LiveRecordingsProps {
  readonly recordings: readonly LiveRecording[];
  /** When the interview began. */
  readonly begunAt: string;
  readonly nameOf: (personId: string) => string;
  readonly soundOf: (recordingId: string) => Promise<Blob>;
}

/** What the microphones heard, each with its speaker and when it began. */
export function LiveRecordings({ recordings, begunAt, nameOf, soundOf }: LiveRecordingsProps) {
  const load = useEffectEvent(soundOf);
  const playable = useMemo(
    () =>
      recordings.map((recording) => {
        const { _id: id, seconds } = recording;
        return { recording, playback: new RecordingPlayback(seconds, () => load(id)) };
      }),
    [recordings],
  );
  useEffect(
    () => () => {
      for (const { playback } of playable) playback.close();
    },
    [playable],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {playable.map(({ recording: { _id, person_id, begun_at }, playback }) => (
        <RecordingPlayer
          key={_id}
          playback={playback}
          name={`${nameOf(person_id)}, from ${sinceWords(begunAt, begun_at)}`}
        />
      ))}
    </Box>
  );
}
