import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InterviewResult, Turn } from '../../../../openapi/gen/types.gen.ts';
import { storedCode } from '../../../capabilities/code/code-draft.ts';
import { CodeAnswerBlock } from '../../../capabilities/code/result/code-answer-block.tsx';
import { RecordingsOfSession } from '../../../capabilities/speech/playback/recordings-of-session.tsx';
import { TurnRecordings } from '../../../capabilities/speech/playback/turn-recordings.tsx';
import { Panel } from '../../../components/panel.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { HeldWith } from './held-with.tsx';
import { TurnCorrections } from './turn-corrections.tsx';
import { TurnQuestion } from './turn-question.tsx';
import { turnStatusOf } from './turn-status.ts';

/** Every question and answer as it is stored; what is wrong in one can be said. */
export function ResultTranscript({ result }: { readonly result: InterviewResult }) {
  return (
    <Panel title="Transcript">
      <HeldWith accommodation={result.held_with} />
      {result.transcript.length === 0 && <Typography>No question was asked.</Typography>}
      <RecordingsOfSession sessionId={result.session_id} isPractice={false}>
        <Stack component="ol" spacing={4} sx={plainList}>
          {result.transcript.map((turn) => (
            <li key={turn._id}>
              <Written turn={turn} standing={turnStatusOf(turn, result)} />
              <TurnRecordings turnId={turn._id} answer={turn.answer} />
              <TurnCorrections result={result} turn={turn} />
            </li>
          ))}
        </Stack>
      </RecordingsOfSession>
    </Panel>
  );
}

interface WrittenProps {
  readonly turn: Turn;
  readonly standing: string | null;
}

function Written({ turn, standing }: WrittenProps) {
  const { question_number, kind, competency, follow_up_note } = turn;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Question {question_number}
        {kind === 'follow_up' && ', follow-up'} · {competency.name}
        {standing && ` · ${standing}`}
      </Typography>
      <TurnQuestion turn={turn} />
      <Answer turn={turn} />
      {follow_up_note && (
        <Typography variant="body2" color="textSecondary">
          No follow-up was asked here; that says nothing about your answer.
        </Typography>
      )}
    </>
  );
}

/** Words as they were given; code in its language. */
function Answer({ turn: { answer, code } }: { readonly turn: Turn }) {
  const written = code && answer ? storedCode(answer) : null;
  if (written) return <CodeAnswerBlock answer={written} />;
  if (!answer) return <Typography color="textSecondary">No answer.</Typography>;
  return (
    <Box component="blockquote" sx={answerStyle}>
      {visibleControls(answer)}
    </Box>
  );
}

const answerStyle = {
  m: 0,
  mt: 1,
  pl: 2,
  borderLeft: 3,
  borderColor: 'primary.main',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
