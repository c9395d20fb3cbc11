import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { turnTitle } from '../../../capabilities/interview/session-stage.ts';
import { AnchorsDisclosure } from '../../../capabilities/report-view/anchors/anchors-disclosure.tsx';
import { Attempts } from '../../../capabilities/report-view/attempts/attempts.tsx';
import { markNames } from '../../../capabilities/report-view/checks/check-labels.ts';
import { ExactPanel } from '../../../capabilities/report-view/findings/exact-panel.tsx';
import { isMarked } from '../../../capabilities/report-view/transcript/answer-segments.ts';
import { EvidenceLegend } from '../../../capabilities/report-view/transcript/evidence-legend.tsx';
import { RecordingsOfSession } from '../../../capabilities/speech/playback/recordings-of-session.tsx';
import { SessionHeading } from '../components/session-heading.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { FeedbackActions, type FeedbackProps } from './feedback-actions.tsx';
import { FeedbackSummary } from './feedback-summary.tsx';
import { feedbackNews, foundLabels, isOnlySkipped } from './feedback-words.ts';

/** What was found in the answers to a question of a practice, or what a skipped one asked for, before the next one is asked. */
export function FeedbackOnAnswer(props: FeedbackProps) {
  const { session, feedback } = props;
  const isSkip = isOnlySkipped(feedback);
  const title = isSkip ? 'You skipped this question' : 'Feedback on your answer';
  return (
    <RecordingsOfSession sessionId={session._id} isPractice>
      <Stack spacing={3}>
        <div>
          <SessionHeading title={title} documentTitle={turnTitle(session)} />
          <AnsweredQuestion session={session} feedback={feedback} />
          <Stack role="status" spacing={1} sx={{ mt: 1 }}>
            <FeedbackSummary feedback={feedback} />
            <Typography>{feedbackNews(session, feedback)}</Typography>
          </Stack>
        </div>
        {isSkip ? (
          <SkipExplained feedback={feedback} />
        ) : (
          <FoundInAnswers session={session} feedback={feedback} />
        )}
        <FeedbackActions {...props} />
      </Stack>
    </RecordingsOfSession>
  );
}

function FoundInAnswers({ session, feedback }: Pick<FeedbackProps, 'session' | 'feedback'>) {
  const { attempts, counted_attempt, anchors } = feedback;
  const labels = foundLabels(feedback);
  return (
    <>
      <div>
        <Typography component="h3" variant="h3">
          {attempts.length > 1 ? 'Your answers' : 'Your answer'}
        </Typography>
        <Attempts
          attempts={attempts.map(({ state, found }) => ({
            answer: { ...found, anchors },
            isJudged: state === 'ready',
          }))}
          countedAt={counted_attempt}
          labels={labels}
          isLatestFirst
          legendOf={(answer) =>
            isMarked(answer) && <EvidenceLegend marks={markNames(session)} labels={labels} />
          }
        />
      </div>
      {anchors && <AnchorsDisclosure summary="What a strong answer shows" anchors={anchors} />}
    </>
  );
}

/** What a skipped question asked for: a strong answer in words, else its key. */
function SkipExplained({ feedback: { anchors, attempts } }: { readonly feedback: SessionFeedback }) {
  if (anchors) return <AnchorsDisclosure summary="What a strong answer shows" isOpen anchors={anchors} />;
  const exact = attempts[0]?.found.exact;
  if (!exact) return null;
  return (
    <div>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Explanation
      </Typography>
      <ExactPanel result={exact} />
    </div>
  );
}
