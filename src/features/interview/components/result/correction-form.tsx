import { useQueryClient } from '@tanstack/react-query';
import { silent } from '../../../../api/client.ts';
import { requestCorrection } from '../../../../api/gen/sdk.gen.ts';
import type { Turn } from '../../../../api/gen/types.gen.ts';
import { refreshResult } from '../../queries.ts';
import { Fold } from '../fold.tsx';
import { RequestForm } from './request-form.tsx';

const correctionMaxLength = 5000;

interface CorrectionFormProps {
  readonly interviewId: string;
  readonly turn: Turn;
}

/** Says that an answer is not stored as it was given; closed until it is wanted. */
export function CorrectionForm({ interviewId, turn }: CorrectionFormProps) {
  const queries = useQueryClient();
  const path = { interview_id: interviewId };
  const send = (text: string) => requestCorrection({ ...silent, path, body: { turn_id: turn._id, text } });
  return (
    <Fold summary="Ask for a correction" sx={{ displayPrint: 'none' }}>
      <RequestForm
        label={`What you really answered to question ${turn.question_number}`}
        help="The answer above stays as it is; your words are stored beside it."
        maxLength={correctionMaxLength}
        emptyProblem="Write what it should say."
        button="Send the correction"
        errorTitle="Your correction was not sent"
        keptAs={`correction:${turn._id}`}
        send={send}
        onSent={() => refreshResult(queries, interviewId)}
      />
    </Fold>
  );
}
