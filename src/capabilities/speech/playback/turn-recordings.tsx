import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { clockText } from '../../interview/session-clock.ts';
import { isMissingFrom } from '../shared-words.ts';
import { PaceAndFillers } from './pace-and-fillers.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { type PlayableRecording, useTurnRecordings } from './recordings-of-session.tsx';

interface TurnRecordingsProps {
  readonly turnId: string;
  /** As it was submitted; null where none was. */
  readonly answer: string | null;
}

/** The recordings that an answer came of, and what the machine heard before it was corrected. */
export function TurnRecordings({ turnId, answer }: TurnRecordingsProps) {
  const { isPractice, isReview, explained, playable } = useTurnRecordings(turnId);
  if (playable.length === 0) return null;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {playable.map(({ recording, playback }) => (
        <div key={recording._id}>
          {/* Who listens to many has one player for all of them. */}
          {!isReview && (
            <RecordingPlayer playback={playback} name={`Recording ${recording.recording_attempt}`} />
          )}
          <Heard recording={recording} playback={playback} />
          <NotLookedAt why={whyNotLookedAt(recording, answer ?? '')} />
          {/* Of words that could hardly be understood nothing can be counted. */}
          {isPractice && recording.state === 'transcribed' && (
            <PaceAndFillers segments={recording.segments} isExplainedOnPaper={recording === explained} />
          )}
        </div>
      ))}
    </Stack>
  );
}

/** Why nothing of a recording was looked at; null where its words are in the answer. */
function whyNotLookedAt({ state, transcript }: Recording, answer: string): string | null {
  if (state === 'failed') return 'could not be written down';
  return !transcript || isMissingFrom(answer, transcript) ? 'is in no answer' : null;
}

function NotLookedAt({ why }: { readonly why: string | null }) {
  if (!why) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      What was said in it {why}, so nothing of it was looked at.
    </Typography>
  );
}

/** The transcript as it was before the candidate corrected it; each line plays from where it was said. */
function Heard({ recording, playback }: PlayableRecording) {
  const { transcript, segments } = recording;
  if (!transcript) return null;
  return (
    <Disclosure summary="What the machine heard">
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
    </Disclosure>
  );
}

const lineStyle = {
  width: '100%',
  minHeight: 44,
  px: 1,
  py: '9px',
  mx: -1,
  // There nothing is pressed, and all lines stand equally far apart.
  '@media print': { minHeight: 0, py: 0.5 },
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
