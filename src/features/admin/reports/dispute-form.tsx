import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DisputeDetail, ReviewQuestion } from '../../../../openapi/gen/types.gen.ts';
import { answerDisputeMutation } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { useRequiredText } from '../../../components/form/use-required-text.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { useStores } from '../../../stores/context.tsx';

const MOST = 2000;

interface DisputeFormProps {
  readonly detail: DisputeDetail;
  readonly onClose: () => void;
}

/** What was asked for, why it was handed over and what was said; below it the answer. */
export function DisputeForm({ detail, onClose }: DisputeFormProps) {
  const { dispute, text, questions, answer } = detail;
  const isWaiting = dispute.state === 'waiting';
  const { field, take } = useRequiredText(MOST, 'Write an answer.');
  const { send, isPending, error } = useAnswering(detail, onClose);
  const submit = () => {
    const text = take();
    if (text !== null) send(text);
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          <strong>
            {dispute.kind === 'transcript_correction'
              ? 'The answer should say:'
              : 'The candidate asks for a review by a person:'}
          </strong>{' '}
          {visibleControls(text) || 'no reason given'}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          <strong>Handed over because:</strong> {visibleControls(dispute.reason)}
        </Typography>
        {questions?.map((question) => (
          <Question key={question.number} question={question} />
        ))}
        {isWaiting ? (
          <LongTextField
            label="Answer"
            help="The candidate and the hiring team read it."
            minRows={2}
            {...field}
            error={field.error ?? error}
          />
        ) : (
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>
            <strong>Answered:</strong> {visibleControls(answer ?? '')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {isWaiting ? 'Cancel' : 'Close'}
        </Button>
        {isWaiting && (
          <WaitingButton variant="contained" busy={isPending} onClick={submit}>
            Send answer
          </WaitingButton>
        )}
      </DialogActions>
    </>
  );
}

function Question({ question: { number, prompt, turns } }: { readonly question: ReviewQuestion }) {
  return (
    <div>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {number}. {prompt}
      </Typography>
      {turns.map(({ _id, kind, prompt: asked, answer }) => (
        <Box key={_id} sx={{ mt: 0.5 }}>
          {kind === 'follow_up' && (
            <Typography variant="body2" color="textSecondary">
              {asked}
            </Typography>
          )}
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {answer === null ? 'No answer.' : visibleControls(answer)}
          </Typography>
        </Box>
      ))}
    </div>
  );
}

function useAnswering({ dispute }: DisputeDetail, onDone: () => void) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const { mutate, isPending, error } = useMutation({
    ...answerDisputeMutation(),
    onSuccess: async () => {
      notifications.success(dispute.interview, 'Answered');
      onDone();
      await queries.invalidateQueries();
    },
  });
  const send = (answer: string) => mutate({ path: { candidate_request_id: dispute._id }, body: { answer } });
  return { send, isPending, error: canBeTold(error) ? error.text : null };
}
