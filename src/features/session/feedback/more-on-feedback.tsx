import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { attemptWords } from '../../../capabilities/report-view/attempts/attempt-words.ts';
import { PlainAnswer } from '../../../capabilities/report-view/transcript/plain-answer.tsx';
import { TurnRecordings } from '../../../capabilities/speech/playback/turn-recordings.tsx';
import { FinishEarly } from '../components/finish-early.tsx';
import type { FeedbackProps, FeedbackWays } from './feedback-actions.tsx';
import { retryRule } from './feedback-words.ts';

/** What else belongs to the feedback: recordings, the answers between the first and the last, what counts, and the end. */
export function MoreOnFeedback(props: FeedbackProps & { readonly ways: FeedbackWays }) {
  const { session, feedback, writes, ways } = props;
  const answers = feedback.attempts.map(({ found }) => ({ ...found, anchors: feedback.anchors }));
  const words = attemptWords(answers, feedback.counted_attempt);
  const isLast = feedback.question_number === session.progress.total;
  const between = answers.slice(1, -1);
  return (
    <>
      {answers.at(-1)?.turns.map(({ _id, answer }) => (
        <TurnRecordings key={_id} turnId={_id} answer={answer} />
      ))}
      {between.map(({ turns }, index) => (
        <Box key={turns[0]?._id} role="group" aria-label={words[index + 1]?.name}>
          <Typography sx={{ fontWeight: 600 }}>{words[index + 1]?.name}</Typography>
          <PlainAnswer turns={turns} />
        </Box>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
        {retryRule(feedback)}
      </Typography>
      {!isLast && <FinishEarly busy={writes.pending !== null} onFinish={ways.finishEarly} />}
    </>
  );
}
