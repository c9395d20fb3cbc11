import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import { spokenDuration } from '../../interview/session-clock.ts';
import { statusNames } from '../../interview/status-words.ts';
import { WordingNote } from '../../interview/wording-note.tsx';
import { TurnRecordings } from '../../speech/playback/turn-recordings.tsx';
import type { MarkLabels } from '../checks/check-labels.ts';
import { unclearName } from '../findings/not-counted.ts';
import type { Findings } from './answer-segments.ts';
import { Transcript } from './transcript.tsx';

interface TurnCardProps {
  readonly turn: ReportTurn;
  readonly findings: Findings;
  readonly labels: MarkLabels;
}

/** One question asked and what became of it. */
export function TurnCard({ turn, findings, labels }: TurnCardProps) {
  return (
    <Box sx={{ mt: 2, '@media print': { mt: 1 } }}>
      {turn.kind === 'follow_up' && (
        <Box sx={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
          <Typography sx={{ fontWeight: 600 }}>
            <Typography component="span" color="textSecondary">
              Follow-up:{' '}
            </Typography>
            {turn.prompt}
          </Typography>
          <WordingNote turn={turn} />
        </Box>
      )}
      <Box sx={outcomeStyle}>
        <Chip size="small" variant="outlined" label={statusName(turn, findings)} />
        {turn.seconds !== null && (
          <Typography variant="body2" color="textSecondary">
            {spokenDuration(turn.seconds)}
          </Typography>
        )}
      </Box>
      {turn.explanation && (
        <Alert severity="info" role="note" sx={{ my: 1 }}>
          {turn.explanation}
        </Alert>
      )}
      {turn.follow_up_note && (
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {turn.follow_up_note}
        </Typography>
      )}
      {turn.answer && (
        <Transcript turnId={turn._id} answer={turn.answer} findings={findings} labels={labels} />
      )}
      <TurnRecordings turnId={turn._id} answer={turn.answer} />
    </Box>
  );
}

/** What became of an answer; one that was submitted and is not counted is not called answered. */
const statusName = ({ outcome }: ReportTurn, { checklist }: Findings) =>
  (outcome === 'answered' && unclearName(checklist)) || statusNames[outcome];

/** On paper it is neither cut nor left behind by the answer. */
const outcomeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  my: 1,
  '@media print': { my: 0.25, breakInside: 'avoid', breakAfter: 'avoid' },
} as const;
