import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { recordingsQuery } from './speech-queries.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { useAskedRemoval } from './use-asked-removal.ts';

interface UnfinishedRecordingsProps {
  readonly sessionId: string;
  readonly turnId: string;
  readonly spoken: SpokenAnswer;
  /** One of them is gone, and what was pressed with it. */
  readonly onRemoved: () => void;
}

/** Recordings of the open turn that were begun elsewhere and not finished: what arrived of them is not lost. */
export const UnfinishedRecordings = observer(function UnfinishedRecordings(props: UnfinishedRecordingsProps) {
  const { sessionId, turnId, spoken, onRemoved } = props;
  // Another client may have begun one since this page looked.
  const { data } = useQuery({ ...recordingsQuery(sessionId), refetchOnMount: 'always' });
  const removeAsked = useAskedRemoval(onRemoved);
  if (spoken.isOpen) return null;
  const own = [spoken.recordingAttempts.own?.recording.serverId, spoken.leftover?.serverId];
  const left = (data?.items ?? []).filter(
    ({ _id, turn_id, state, received_parts }) =>
      turn_id === turnId && state === 'uploading' && received_parts > 0 && !own.includes(_id),
  );
  return left.map((recording) => (
    <Box
      key={recording._id}
      role="group"
      aria-label={`Recording ${recording.recording_attempt}`}
      sx={{ mt: 1 }}
    >
      <Typography>
        Recording {recording.recording_attempt} was not finished. What arrived of it is kept.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
        <Button variant="outlined" onClick={() => void spoken.recordingAttempts.useArrived(recording)}>
          Write down what arrived
        </Button>
        <Button onClick={() => void removeAsked(() => spoken.discardRecordingAttempt(recording._id))}>
          Remove <span style={visuallyHidden}>Recording {recording.recording_attempt}</span>
        </Button>
      </Box>
    </Box>
  ));
});
