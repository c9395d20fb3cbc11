import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateRequest } from '../../../../openapi/gen/types.gen.ts';
import { getReviewQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { answerRequest } from '../../../api/gen/sdk.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { HandOverButton } from './hand-over-button.tsx';

const MOST = 2000;
const ACCEPTED = 'Your correction was read and stands beside your answer.';

interface RequestCardProps {
  readonly sessionId: string;
  readonly request: CandidateRequest;
  readonly canAnswer: boolean;
}

/** What the candidate asked for, with its answer or the field for one. */
export function RequestCard({ sessionId, request, canAnswer }: RequestCardProps) {
  const isCorrection = request.kind === 'transcript_correction';
  return (
    <Box sx={cardStyle}>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {isCorrection ? 'Correction by the candidate' : 'The candidate asks for a review by a person'}
      </Typography>
      {request.text && <Typography variant="body2">{request.text}</Typography>}
      {request.answer !== null ? (
        <Typography variant="body2" color="textSecondary">
          {request.answered_by === 'administrator' ? 'Answered by an administrator' : 'Answered'}:{' '}
          {request.answer}
        </Typography>
      ) : request.handed_over_at !== null ? (
        <Typography variant="body2" color="textSecondary">
          With an administrator since <DatedTime value={request.handed_over_at} />.
        </Typography>
      ) : (
        canAnswer && <AnswerForm sessionId={sessionId} id={request._id} isCorrection={isCorrection} />
      )}
    </Box>
  );
}

interface AnswerFormProps {
  readonly sessionId: string;
  readonly id: string;
  readonly isCorrection: boolean;
}

function AnswerForm({ sessionId, id, isCorrection }: AnswerFormProps) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const path = { hiring_session_id: sessionId, candidate_request_id: id };
  const send = async (answer: string) => {
    if (answer.trim() === '') return setProblem('Write an answer.');
    setPending(true);
    try {
      const { data } = await answerRequest({ path, body: { answer }, throwOnError: true });
      queries.setQueryData(getReviewQueryKey({ path: { hiring_session_id: sessionId } }), data);
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setProblem(error.text);
    } finally {
      setPending(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LongTextField
        label="Answer"
        value={text}
        maxLength={MOST}
        minRows={2}
        error={lengthProblem(text, MOST) ?? problem}
        onChange={setText}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isCorrection && (
          <WaitingButton variant="outlined" busy={isPending} onClick={() => void send(ACCEPTED)}>
            Accept
          </WaitingButton>
        )}
        <WaitingButton variant="outlined" busy={isPending} onClick={() => void send(text)}>
          {isCorrection ? 'Keep, with this reason' : 'Send answer'}
        </WaitingButton>
        <HandOverButton sessionId={sessionId} id={id} />
      </Box>
    </Box>
  );
}

const cardStyle = {
  display: 'grid',
  gap: 0.5,
  p: 1.5,
  my: 1,
  borderInlineStart: 3,
  borderColor: 'warning.main',
  bgcolor: 'background.sunken',
} as const;
