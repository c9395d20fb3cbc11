import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import type { Turn } from '../../../openapi/gen/types.gen.ts';
import { flushButton } from '../../theme/flush-button.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { questionOf } from '../interview/question-of.ts';
import { RecordingPlayback } from './playback/recording-playback.ts';
import { RecordingPlayer } from './playback/recording-player.tsx';
import { deviceRecordings } from './recording/indexed-db-recording-storage.ts';
import { forgottenAfterDays, type OrphanedRecording } from './recording/left-recording.ts';
import type { KeptRecording } from './recording/recording-storage.ts';
import { useAskedRemoval } from './use-asked-removal.ts';

const name = 'Recording on this device';

interface OrphanedRecordingNoteProps extends OrphanedRecording {
  readonly onRemove: () => Promise<void>;
}

/** A recording whose question was closed before all of it was handed over: to hear, to save and to remove. */
export function OrphanedRecordingNote({ recording, turn, onRemove }: OrphanedRecordingNoteProps) {
  const playback = useMemo(
    () => new RecordingPlayback(recording.seconds, () => soundOf(recording)),
    [recording],
  );
  useEffect(() => () => playback.close(), [playback]);
  const removeAsked = useAskedRemoval(() => {
    // The button goes with the note, and the focus must not go with it.
    document.querySelector<HTMLElement>('h1')?.focus();
  });
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>Not all of your recording to {questionOf(turn)} was handed over</AlertTitle>
      {whyOf(turn)} All of it is on this device only, for {forgottenAfterDays} days or until you remove it.
      Your report knows only what was handed over.
      <Box sx={{ mt: 1 }}>
        <RecordingPlayer playback={playback} name={name}>
          <Button sx={flushButton} onClick={() => void removeAsked(onRemove)}>
            Remove <span style={visuallyHidden}>{name}</span>
          </Button>
        </RecordingPlayer>
      </Box>
    </Alert>
  );
}

async function soundOf(recording: KeptRecording): Promise<Blob> {
  const pieces = await (await deviceRecordings()).listPieces(recording);
  return new Blob(pieces, { type: recording.contentType });
}

function whyOf({ outcome }: Turn): string {
  if (outcome === 'skipped') return 'The question was skipped elsewhere.';
  if (outcome === 'interrupted') return 'The question was closed before that was done.';
  return 'The question was submitted elsewhere.';
}
