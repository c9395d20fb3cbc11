import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visibleControls } from '../../../../../lib/visible-controls.ts';
import { turnTitle } from '../../../session/session-stage.ts';
import { RecordingsOfSession } from '../../../speech/playback/recordings-of-session.tsx';
import { AnchorsDisclosure } from '../../report/anchors-disclosure.tsx';
import { Attempts } from '../../report/attempts/attempts.tsx';
import { markNames, plainLabels } from '../../report/check-labels.ts';
import { EvidenceLegend } from '../../report/evidence-legend.tsx';
import { SessionHeading } from '../session-heading.tsx';
import { FeedbackActions, type FeedbackProps } from './feedback-actions.tsx';
import { feedbackNews } from './feedback-words.ts';

/** What was found in the answers to a question of a practice, before the next one is asked. */
export function FeedbackOnAnswer(props: FeedbackProps) {
  const { session, feedback } = props;
  const { attempts, anchors, prompt } = feedback;
  return (
    <RecordingsOfSession sessionId={session._id} isPractice>
      <Stack spacing={3}>
        <div>
          <SessionHeading title="Feedback on your answer" documentTitle={turnTitle(session)} />
          <Typography component="h2" variant="body1" sx={{ mt: 1, fontWeight: 600 }}>
            {visibleControls(prompt)}
          </Typography>
          <Typography role="status" sx={{ mt: 1 }}>
            {feedbackNews(session, feedback)}
          </Typography>
        </div>
        <div>
          <Typography component="h3" variant="h3">
            {attempts.length > 1 ? 'Your answers' : 'Your answer'}
          </Typography>
          {anchors && attempts.some(({ state }) => state === 'ready') && (
            <EvidenceLegend marks={markNames(session)} labels={plainLabels} />
          )}
          <Attempts
            attempts={attempts.map(({ state, found }) => ({
              answer: { ...found, anchors },
              isJudged: state === 'ready',
            }))}
            labels={plainLabels}
          />
        </div>
        {anchors && <AnchorsDisclosure summary="What a strong answer shows" anchors={anchors} />}
        <FeedbackActions {...props} />
      </Stack>
    </RecordingsOfSession>
  );
}
