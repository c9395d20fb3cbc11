import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visibleControls } from '../../../../lib/visible-controls.ts';
import { plainList } from '../../../../theme/plain-list.ts';
import { Fold } from '../../components/fold.tsx';
import { clockText } from '../../session/session-clock.ts';
import { PaceAndFillers } from './pace-and-fillers.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { type PlayableRecording, useTurnRecordings } from './recordings-of-session.tsx';

/** The recordings that an answer came of, and what the machine heard before it was corrected. */
export function TurnRecordings({ turnId }: { readonly turnId: string }) {
  const { isPractice, explained, playable } = useTurnRecordings(turnId);
  if (playable.length === 0) return null;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {playable.map(({ recording, playback }) => (
        <div key={recording._id}>
          <RecordingPlayer playback={playback} name={`Recording ${recording.take}`} />
          <Heard recording={recording} playback={playback} />
          {recording.state === 'failed' && (
            <Typography variant="body2" color="textSecondary">
              What was said in it could not be written down, so nothing of it was looked at.
            </Typography>
          )}
          {/* Of words that could hardly be understood nothing can be counted. */}
          {isPractice && recording.state === 'transcribed' && (
            <PaceAndFillers segments={recording.segments} isExplainedOnPaper={recording === explained} />
          )}
        </div>
      ))}
    </Stack>
  );
}

/** The transcript as it was before the candidate corrected it; each line plays from where it was said. */
function Heard({ recording, playback }: PlayableRecording) {
  const { transcript, segments, model } = recording;
  if (!transcript) return null;
  return (
    <Fold summary={`What the machine heard${model ? ` (${model})` : ''}`}>
      {segments.length === 0 && <Box sx={{ whiteSpace: 'pre-wrap' }}>{visibleControls(transcript)}</Box>}
      <Box component="ol" sx={plainList}>
        {segments.map(({ start, text }) => (
          <li key={start}>
            <Box
              component="button"
              type="button"
              onClick={() => void playback.playFrom(start)}
              sx={lineStyle}
            >
              <Box component="span" sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
                {clockText(Math.floor(start))}
              </Box>{' '}
              {visibleControls(text)}
            </Box>
          </li>
        ))}
      </Box>
    </Fold>
  );
}

const lineStyle = {
  width: '100%',
  minHeight: 44,
  px: 1,
  mx: -1,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
