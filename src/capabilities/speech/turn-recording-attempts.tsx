import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { flushButton } from '../../theme/flush-button.ts';
import { plainList } from '../../theme/plain-list.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { RecordingPlayer } from './playback/recording-player.tsx';
import { RecordingsOfSession, useTurnRecordings } from './playback/recordings-of-session.tsx';
import type { SpokenAnswer } from './spoken-answer.ts';
import { useAskedRemoval } from './use-asked-removal.ts';

interface TurnRecordingAttemptsProps {
  readonly sessionId: string;
  readonly turnId: string;
  readonly spoken: SpokenAnswer;
  /** One of them is gone, and what was pressed with it. */
  readonly onRemoved: () => void;
}

/** What was recorded for the open turn so far: it can be heard, and removed. */
export function TurnRecordingAttempts(props: TurnRecordingAttemptsProps) {
  return (
    <RecordingsOfSession sessionId={props.sessionId} isPractice={false}>
      <RecordingAttemptList {...props} />
    </RecordingsOfSession>
  );
}

function RecordingAttemptList({ turnId, spoken, onRemoved }: TurnRecordingAttemptsProps) {
  const { playable } = useTurnRecordings(turnId);
  const removeAsked = useAskedRemoval(onRemoved);
  if (playable.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Recordings of this answer" spacing={1.5} sx={{ ...plainList, mt: 1.5 }}>
      {playable.map(({ recording: { _id, recording_attempt }, playback }) => (
        <li key={_id}>
          <RecordingPlayer playback={playback} name={`Recording ${recording_attempt}`}>
            <Button
              sx={flushButton}
              onClick={() => void removeAsked(() => spoken.discardRecordingAttempt(_id))}
            >
              Remove <span style={visuallyHidden}>Recording {recording_attempt}</span>
            </Button>
          </RecordingPlayer>
        </li>
      ))}
    </Stack>
  );
}
