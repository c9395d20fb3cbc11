import type { InterviewResult, Turn } from '../../../../openapi/gen/types.gen.ts';
import { requestCorrection } from '../../../api/gen/sdk.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { RequestForm } from './request-form.tsx';

const correctionMaxLength = 5000;

interface CorrectionFormProps {
  readonly result: InterviewResult;
  readonly turn: Turn;
  readonly onSent: () => Promise<unknown>;
}

/** Says that an answer is not stored as it was given; closed until it is wanted. */
export function CorrectionForm({ result, turn, onSent }: CorrectionFormProps) {
  const path = { interview_id: result._id };
  const about = { session_id: result.session_id, turn_id: turn._id };
  const send = (text: string) => requestCorrection({ path, body: { ...about, text } });
  const followUp = turn.kind === 'follow_up' ? ', follow-up,' : '';
  return (
    <Disclosure summary="Ask for a correction" sx={{ displayPrint: 'none' }}>
      <RequestForm
        label={`What your answer to question ${turn.question_number}${followUp} should say`}
        help="The answer above stays as it is; your words are stored beside it."
        maxLength={correctionMaxLength}
        emptyProblem="Write what it should say."
        button="Send the correction"
        errorTitle="Your correction was not sent"
        about={`correction:${turn._id}`}
        send={send}
        onSent={onSent}
      />
    </Disclosure>
  );
}
