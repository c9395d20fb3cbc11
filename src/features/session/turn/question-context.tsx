import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { storedCode } from '../../../capabilities/code/code-draft.ts';
import { CodeAnswerBlock } from '../../../capabilities/code/result/code-answer-block.tsx';
import { answeredBefore, isRetry } from '../../../capabilities/interview/answered-before.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { WordingNote } from '../../../capabilities/interview/wording-note.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { answerWords } from '../answer/answer-words.ts';
import { AnswerInEarlierReport } from '../start/answer-in-earlier-report.tsx';
import { useRetriedQuestion } from '../start/use-retried-question.ts';

interface QuestionContextProps {
  readonly session: Session;
  readonly turn: Turn;
}

/** What a question is about and how long an answer may well be; for a follow-up, what it follows. */
export function QuestionContext({ session, turn }: QuestionContextProps) {
  const earlier = answeredBefore(session, turn);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {turn.competency.name} · ~{wholeMinutes(turn.suggested_seconds)}
        {turn.kind === 'retry' && ownTime(isRetry(session, turn) ? 'retry' : 'answer')}
      </Typography>
      <WordingNote turn={turn} />
      {turn.kind === 'core' && <AnswerBefore session={session} />}
      {earlier.length > 0 && (
        <Disclosure summary={summaryOf(turn)} sx={{ mt: 1 }}>
          {earlier.map((before) => (
            <Box key={before._id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, mb: 2 }}>
              <Typography sx={{ fontWeight: 600 }}>{visibleControls(before.prompt)}</Typography>
              <Answered turn={before} />
            </Box>
          ))}
        </Disclosure>
      )}
    </>
  );
}

/** Words or choices as they were given; code in its language. */
function Answered({ turn }: Pick<QuestionContextProps, 'turn'>) {
  const text = turn.answer ?? '';
  const written = turn.code && storedCode(text);
  if (written) return <CodeAnswerBlock answer={written} />;
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {answerWords(text, turn)}
    </Typography>
  );
}

/** What was answered to the question in an earlier report, where the session asks it again. */
function AnswerBefore({ session }: Pick<QuestionContextProps, 'session'>) {
  const { question, failure } = useRetriedQuestion(session);
  if (failure)
    return (
      <Box sx={{ mt: 2 }}>
        <ErrorPanel title="Your answer before could not be loaded" {...failure} />
      </Box>
    );
  return question ? <AnswerInEarlierReport question={question} /> : null;
}

function summaryOf({ kind }: Turn): string {
  return kind === 'retry' ? 'Your answer before' : 'The question before, and your answer';
}

const ownTime = (what: 'retry' | 'answer') => ` · this ${what} has its own time`;
