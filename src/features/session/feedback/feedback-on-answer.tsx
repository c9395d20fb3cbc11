import Stack from '@mui/material/Stack';
import type { SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { turnTitle } from '../../../capabilities/interview/session-stage.ts';
import { attemptWords } from '../../../capabilities/report-view/attempts/attempt-words.ts';
import { placeOfFirstAnswer } from '../../../capabilities/report-view/attempts/is-skipped.ts';
import type { Addition } from '../../../capabilities/report-view/feedback/addition.ts';
import { FeedbackCard } from '../../../capabilities/report-view/feedback/feedback-card.tsx';
import { RecordingsOfSession } from '../../../capabilities/speech/playback/recordings-of-session.tsx';
import { SessionHeading } from '../components/session-heading.tsx';
import { WriteFailureNote } from '../components/write-failure-note.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { FeedbackActions, type FeedbackProps, useFeedbackWays } from './feedback-actions.tsx';
import { feedbackNews, isOnlySkipped } from './feedback-words.ts';
import { MoreOnFeedback } from './more-on-feedback.tsx';
import { SkippedCard } from './skipped-card.tsx';

/** What was found in the answers to a question of a practice, or what a skipped one asked for, before the next one is asked. */
export function FeedbackOnAnswer(props: FeedbackProps) {
  const { session, feedback, writes } = props;
  const ways = useFeedbackWays(props);
  const isSkip = isOnlySkipped(feedback);
  return (
    <RecordingsOfSession sessionId={session._id} isPractice>
      <Stack spacing={2}>
        <div>
          <SessionHeading
            title={isSkip ? 'You skipped this question' : 'Feedback on your answer'}
            documentTitle={turnTitle(session)}
          />
          <AnsweredQuestion session={session} feedback={feedback} />
        </div>
        {isSkip ? (
          <SkippedCard feedback={feedback} actions={<FeedbackActions {...props} ways={ways} />}>
            <MoreOnFeedback {...props} ways={ways} />
          </SkippedCard>
        ) : (
          <CardOfLatest {...props} ways={ways} />
        )}
        <WriteFailureNote failure={writes.failure} retry={writes.retry} />
      </Stack>
    </RecordingsOfSession>
  );
}

function CardOfLatest(props: FeedbackProps & { readonly ways: ReturnType<typeof useFeedbackWays> }) {
  const { session, feedback, ways } = props;
  const answers = feedback.attempts.map(({ found }) => ({ ...found, anchors: feedback.anchors }));
  const latest = answers.at(-1);
  if (!latest) return null;
  const retry = (addition: Addition | null) => ways.retry(latest, addition);
  return (
    <FeedbackCard
      answer={latest}
      before={answerBefore(feedback)}
      news={feedbackNews(session, feedback)}
      {...(feedback.retries_left > 0 && { onRetry: retry })}
      actions={<FeedbackActions {...props} ways={ways} />}
      more={<MoreOnFeedback {...props} ways={ways} />}
    />
  );
}

/** The first answer that was submitted, where a later one stands beside it. */
function answerBefore({ attempts, anchors, counted_attempt }: SessionFeedback) {
  const answers = attempts.map(({ found }) => ({ ...found, anchors }));
  const first = placeOfFirstAnswer(answers);
  const answer = answers[first];
  if (!answer || attempts.length - 1 <= first) return null;
  const names = attemptWords(answers, counted_attempt).map(({ name }) => name);
  return { name: names[first] ?? '', nameAfter: names.at(-1) ?? '', answer };
}
