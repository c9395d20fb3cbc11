import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InterviewResult, Turn } from '../../../../openapi/gen/types.gen.ts';
import { accommodationText } from '../../../capabilities/accommodation/accommodation-request.ts';
import { codeTitle } from '../../../capabilities/code/cases/run-words.ts';
import { storedCode } from '../../../capabilities/code/code-draft.ts';
import { CodeAnswerBlock } from '../../../capabilities/code/result/code-answer-block.tsx';
import { statusNames } from '../../../capabilities/interview/status-words.ts';
import { WordingNote } from '../../../capabilities/interview/wording-note.tsx';
import { RecordingsOfSession } from '../../../capabilities/speech/playback/recordings-of-session.tsx';
import { TurnRecordings } from '../../../capabilities/speech/playback/turn-recordings.tsx';
import { DisclosurePanel } from '../../../components/disclosure-panel.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { TurnCorrections } from './turn-corrections.tsx';

/** Every question and answer as it is stored; what is wrong in one can be said. */
export function ResultTranscript({ result }: { readonly result: InterviewResult }) {
  return (
    <DisclosurePanel title="Transcript" note={countOf(result)}>
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
    </DisclosurePanel>
  );
}

/** "5 answers", and whether a correction of one was answered. */
function countOf({ transcript, requests }: InterviewResult): string {
  const answers = transcript.filter(({ answer }) => answer !== null).length;
  const isCorrected = requests.some(
    ({ kind, state }) => kind === 'transcript_correction' && state === 'answered',
  );
  const count = `${answers} ${answers === 1 ? 'answer' : 'answers'}`;
  return isCorrected ? `${count}, a correction was answered` : count;
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

/** What was granted for an attempt, whatever was decided since; not a word where nothing was. */
function HeldWith({ accommodation }: { readonly accommodation: InterviewResult['held_with'] }) {
  const text = accommodation ? accommodationText(accommodation) : null;
  if (accommodation && !text) return null;
  return <Typography sx={{ mb: 3 }}>{text ? `Granted for this attempt: ${text}.` : notKnown}</Typography>;
}

const notKnown =
  'What was granted for this attempt is not known: only the last decision was kept then, and it came after the attempt.';

/** What was asked, as a heading; the task of a function, which is long, stands below its name. */
function TurnQuestion({ turn }: { readonly turn: Turn }) {
  const { code, prompt } = turn;
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, textWrap: 'pretty' }}>
        {code ? codeTitle(code) : prompt}
      </Typography>
      {code && <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>{prompt}</Typography>}
      <WordingNote turn={turn} />
    </>
  );
}

/** What has to be said of an answer; null where it was submitted and an engine could judge it. */
export function turnStatusOf(
  { outcome, question_number }: Pick<Turn, 'outcome' | 'question_number'>,
  { left_to_person }: Pick<InterviewResult, 'left_to_person'>,
): string | null {
  if (outcome !== 'answered') return outcome && statusNames[outcome];
  return left_to_person.includes(question_number) ? statusNames.needs_human : null;
}
