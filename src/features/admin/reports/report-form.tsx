import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InterviewReportDetail, SecondReviewDecision } from '../../../../openapi/gen/types.gen.ts';
import { decideInterviewReportMutation } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { eventLabel } from '../../../capabilities/integrity/event-words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { useRequiredText } from '../../../components/form/use-required-text.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { useStores } from '../../../stores/context.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { stateWords } from './state-words.ts';

const MOST = 2000;

interface ReportFormProps {
  readonly detail: InterviewReportDetail;
  readonly onClose: () => void;
}

/** What was proposed, what it rests on and what the candidate says; below it the decision. */
export function ReportForm({ detail, onClose }: ReportFormProps) {
  const { report, reason: decided } = detail;
  const isWaiting = report.state === 'waiting';
  const { field, take } = useRequiredText(MOST, 'Give a reason.');
  const { decide, isPending, error } = useDeciding(detail, onClose);
  const send = (outcome: SecondReviewDecision['outcome']) => {
    const reason = take();
    if (reason !== null) decide({ outcome, reason });
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        <Evidence detail={detail} />
        {isWaiting ? (
          <LongTextField
            label="Reason"
            help="The candidate reads it."
            minRows={2}
            {...field}
            error={field.error ?? error}
          />
        ) : (
          <Typography>
            <strong>{stateWords[report.state]}:</strong> {visibleControls(decided)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {isWaiting ? 'Cancel' : 'Close'}
        </Button>
        {isWaiting && (
          <>
            <WaitingButton variant="outlined" busy={isPending} onClick={() => send('rejected')}>
              Reject
            </WaitingButton>
            {Date.now() >= Date.parse(report.comment_until) && (
              <WaitingButton
                variant="outlined"
                color="error"
                busy={isPending}
                onClick={() => send('confirmed')}
              >
                Confirm
              </WaitingButton>
            )}
          </>
        )}
      </DialogActions>
    </>
  );
}

function Evidence({ detail }: { readonly detail: InterviewReportDetail }) {
  const { report, events, event_ids, is_removed, reply } = detail;
  const cited = events.filter(({ _id }) => event_ids.includes(_id));
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{visibleControls(report.text)}</Typography>
      <div>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          Rests on
        </Typography>
        {is_removed ? (
          <Typography variant="body2">The notes were removed after their time.</Typography>
        ) : (
          <Box component="ul" sx={plainList}>
            {cited.map((event) => (
              <Typography key={event._id} component="li" variant="body2">
                {eventLabel(event)}
                {event.explanations.length > 0 && ` (can be harmless: ${event.explanations.join(' ')})`}
                {event.comment && `. Candidate: ${visibleControls(event.comment)}`}
              </Typography>
            ))}
          </Box>
        )}
      </div>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {reply === null ? 'The candidate has not answered.' : `Candidate: ${visibleControls(reply)}`}
      </Typography>
      {report.state === 'waiting' && (
        <Typography variant="body2" color="textSecondary">
          It can be confirmed <DatedTime value={report.comment_until} />
        </Typography>
      )}
    </>
  );
}

function useDeciding({ report }: InterviewReportDetail, onDone: () => void) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const { mutate, isPending, error } = useMutation({
    ...decideInterviewReportMutation(),
    onSuccess: async (changed) => {
      notifications.success(report.interview, stateWords[changed.report.state]);
      onDone();
      await queries.invalidateQueries();
    },
  });
  const decide = (body: SecondReviewDecision) => mutate({ path: { finding_id: report._id }, body });
  return { decide, isPending, error: canBeTold(error) ? error.text : null };
}
